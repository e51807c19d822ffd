/** Exports the profile as a file. Pending changes are saved first, then the file is fetched and downloaded. */
import { parse } from "content-disposition";
import { useState } from "react";
import {
  type ExportFormat,
  exportProfile,
  omittedCharactersHeader,
  type ResumeTemplate,
} from "#domain/exports/export-profile.ts";
import { request } from "../../../lib/api/api.ts";
import { useOneAtATime } from "../../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../../lib/api/problem.ts";

const downloadFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Some browsers read the URL only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export interface ExportState {
  readonly busy: ExportFormat | null;
  readonly done: string | undefined;
  readonly failure: string | undefined;
  readonly download: (format: ExportFormat, template?: ResumeTemplate) => void;
}

export const useExport = (saveFirst: () => Promise<void>): ExportState => {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const [doneMessage, setDoneMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const fetchFile = async (format: ExportFormat, template: ResumeTemplate | undefined): Promise<void> => {
    setBusy(format);
    setDoneMessage(undefined);
    setFailure(undefined);
    try {
      await saveFirst();
      const query = template === undefined ? "" : `?template=${template}`;
      const response = await request("GET", `${exportProfile.path.replace(":format", format)}${query}`);
      const { filename: name = "resume" } = parse(response.headers.get("content-disposition") ?? "").parameters;
      downloadFile(await response.blob(), name);
      const leftOut = (response.headers.get(omittedCharactersHeader) ?? "")
        .split(" ")
        .filter(Boolean)
        .map(decodeURIComponent);
      const leftOutText =
        leftOut.length === 0 ? "" : ` Left out because the PDF font doesn't support them: ${leftOut.join(" ")}`;
      setDoneMessage(`Downloaded “${name}”.${leftOutText}`);
    } catch (error) {
      setFailure(toProblem(error).message);
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    done: doneMessage,
    failure,
    download: (format, template) => void oneAtATime(() => fetchFile(format, template)),
  };
};
