/** What a member may do. The stored default "view" is an older word for viewer. */
export const permissionLevels = ["admin", "editor", "viewer"] as const;
export const storedPermissionLevels = [...permissionLevels, "view"] as const;

export type PermissionLevel = (typeof permissionLevels)[number];
export type StoredPermissionLevel = (typeof storedPermissionLevels)[number];

/** The stored value as one of the three levels that a screen shows. */
export const permissionLevel = (stored: StoredPermissionLevel): PermissionLevel =>
  stored === "view" ? "viewer" : stored;
