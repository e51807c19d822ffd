/** What a member may do. The stored default "view" is an old name of "viewer". */
export const permissionLevels = ["admin", "editor", "viewer"] as const;
export const storedPermissionLevels = [...permissionLevels, "view"] as const;

export type PermissionLevel = (typeof permissionLevels)[number];
export type StoredPermissionLevel = (typeof storedPermissionLevels)[number];

/** Maps the stored value to one of the three levels. */
export const permissionLevel = (stored: StoredPermissionLevel): PermissionLevel =>
  stored === "view" ? "viewer" : stored;
