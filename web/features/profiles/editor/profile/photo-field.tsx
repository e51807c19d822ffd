import { UserRound } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
import { photoTypes } from "#domain/profiles/photo.ts";
import { Button } from "../../../../ui/button.tsx";
import { getInitials } from "../../../../ui/initials.tsx";
import { usePhoto } from "./use-photo.ts";

interface PhotoFieldProps {
  readonly name: string;
  readonly isActive: boolean;
}

export const PhotoField = ({ name, isActive }: PhotoFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const photo = usePhoto(isActive);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file !== undefined) photo.choose(file);
    // Clearing the input lets the person choose the same file again.
    target.value = "";
  };
  return (
    <div className="flex items-center gap-3.5 sm:gap-5">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-paper-2 font-display text-[22px] font-[620] text-ink-2 sm:size-20 sm:text-[26px]">
        {photo.url !== null ? (
          <img src={photo.url} alt="You" className="size-full object-cover" />
        ) : name === "" ? (
          <UserRound className="size-8 text-ink-3" aria-hidden="true" />
        ) : (
          <span aria-hidden="true">{getInitials(name)}</span>
        )}
      </span>
      <div className="min-w-0">
        <input
          ref={input}
          type="file"
          accept={photoTypes.join(",")}
          aria-label="Photo file"
          tabIndex={-1}
          onChange={choose}
          className="sr-only"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            className="max-sm:px-3!"
            aria-describedby={`${id}hint`}
            busy={photo.busy === "upload" && "Uploading"}
            onClick={() => input.current?.click()}
          >
            Upload Photo
          </Button>
          {photo.url !== null && (
            <Button
              variant="quiet"
              size="small"
              className="max-sm:px-0!"
              busy={photo.busy === "remove" && "Removing"}
              onClick={photo.remove}
            >
              Remove photo
            </Button>
          )}
        </div>
        <p id={`${id}hint`} className="mt-1.5 text-sm/5 text-ink-3">
          JPG, PNG or WebP, up to 5 MB. We keep a small copy without its metadata.
        </p>
        <p role="alert" className="mt-1 text-sm/5 text-bad empty:hidden">
          {photo.error}
        </p>
      </div>
    </div>
  );
};
