/** The three levels of authority, in words. */
import type { ComponentProps } from "react";
import { type PermissionLevel, permissionLevels } from "#domain/teams/permission-level.ts";
import { Badge } from "../../ui/badge.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";

export const levelWords: Readonly<Record<PermissionLevel, { readonly name: string; readonly may: string }>> = {
  admin: { name: "Admin", may: "decides who is in and how it is set up" },
  editor: { name: "Editor", may: "works with jobs and candidates" },
  viewer: { name: "Viewer", may: "looks, and changes nothing" },
};

export const LevelBadge = ({ level }: { readonly level: PermissionLevel }) => (
  <Badge tone={level === "admin" ? "soft" : "plain"}>{levelWords[level].name}</Badge>
);

export const LevelSelect = (props: Omit<ComponentProps<typeof NativeSelect>, "children">) => (
  <NativeSelect {...props}>
    {permissionLevels.map((level) => (
      <option key={level} value={level}>
        {levelWords[level].name}
      </option>
    ))}
  </NativeSelect>
);

/** What each may do, under a control that asks for one. */
export const levelsExplained = permissionLevels
  .map((level) => `${levelWords[level].name} ${levelWords[level].may}`)
  .join("; ");
