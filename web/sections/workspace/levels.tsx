/** Labels and descriptions of the three permission levels. */
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { type PermissionLevel, permissionLevels } from "#domain/teams/permission-level.ts";
import { Badge } from "../../ui/badge.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

export const levelLabels: Readonly<Record<PermissionLevel, { readonly name: string; readonly may: string }>> = {
  admin: { name: "Admin", may: "Manages members and settings." },
  editor: { name: "Editor", may: "Works on jobs and candidates." },
  viewer: { name: "Viewer", may: "Can view everything but not make changes." },
};

export const LevelBadge = ({ level }: { readonly level: PermissionLevel }) => (
  <Badge tone={level === "admin" ? "soft" : "plain"}>{levelLabels[level].name}</Badge>
);

export const LevelSelect = (props: Omit<ComponentProps<typeof NativeSelect>, "children">) => (
  <NativeSelect {...props}>
    {permissionLevels.map((level) => (
      <option key={level} value={level}>
        {levelLabels[level].name}
      </option>
    ))}
  </NativeSelect>
);

/** One line per level about what it allows, shown near a control that asks for a level. */
export const LevelGuide = ({ className }: { readonly className?: string }) => (
  <dl className={clsx("grid gap-0.5 text-sm/5 text-ink-3", className)}>
    {permissionLevels.map((level) => (
      <div key={level} className="grid grid-cols-[4.25em_minmax(0,1fr)]">
        <dt className="font-[560] text-ink-2">{levelLabels[level].name}</dt>
        <dd>{levelLabels[level].may}</dd>
      </div>
    ))}
  </dl>
);
