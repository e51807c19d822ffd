/** Runs slow test files first. If they came last, the other workers would idle at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** vitest sorts by the durations of the last run, but in a fresh clone by file size, and these files are small. */
const slowTestFiles =
  /server\/((api-token-)?access(-rls-only)?|main|features\/imports\/import-crashes|features\/resumes\/(resume-bombs|reader-pool)|features\/matching\/retrieve)\.test\.ts$/;

const isLong = ({ moduleId }: TestSpecification): boolean => slowTestFiles.test(moduleId);

export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, and not an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
