import { Paperclip } from "lucide-react";
import type { LeadPage } from "#domain/desk/lead-page.ts";

const formatSize = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Only staff get these files, always as a download. */
export const Attachments = ({ files }: { readonly files: LeadPage["lead"]["files"] }) =>
  files.length === 0 ? null : (
    <ul aria-label="Attachments" className="mt-3 flex flex-wrap gap-2">
      {files.map(({ id, fileName, sizeBytes }) => (
        <li key={id} className="max-w-full">
          <a
            href={`/api/uploads/${id}`}
            download={fileName}
            className="flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3 text-[13px]/5 hover:border-edge pointer-coarse:min-h-11"
          >
            <Paperclip className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
            <span className="min-w-0 truncate font-[540]">{fileName}</span>
            <span className="shrink-0 text-ink-3 tabular-nums">{formatSize(sizeBytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
