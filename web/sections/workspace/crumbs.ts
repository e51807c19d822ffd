/** The pages above another one, for its breadcrumb. */
export const settingsCrumbs = [{ to: "/platform/settings", label: "Settings" }] as const;
