/** Which files of tests begin first. Those that take minutes would leave the other workers idle at the end, if they came last. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** By the last run's clock vitest knows them itself, but a fresh clone has none: there it goes by size, and these are short. */
const takesLong =
  /server\/(access(-tokens)?(-unchecked)?|main|features\/imports\/import-kills|features\/resumes\/(resume-bombs|reader-pool)|features\/matching\/retrieve)\.test\.ts$/;

const isLong = ({ moduleId }: TestSpecification): boolean => takesLong.test(moduleId);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, and not an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
