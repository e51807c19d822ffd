import { type PermissionLevel, permissionLevels } from "#domain/teams/permission-level.ts";

export const levelWords: Readonly<Record<PermissionLevel, { readonly title: string; readonly text: string }>> = {
  admin: { title: "Admin", text: "Manages the team, its members and its jobs." },
  editor: { title: "Editor", text: "Creates and edits jobs, and moves candidates along." },
  viewer: { title: "Viewer", text: "Reads everything, changes nothing." },
};

export const PermissionGuide = () => (
  <>
    <h3 className="text-[20px]">What each may do</h3>
    <dl className="mt-4">
      {permissionLevels.map((level) => (
        <div key={level} className="border-t border-line py-4">
          <dt className="text-base/6 font-[580]">{levelWords[level].title}</dt>
          <dd className="mt-0.5 text-[15px]/6 text-ink-2">{levelWords[level].text}</dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-line pt-4 text-[15px]/6 text-ink-2">
      An invitation is good for seven days. You can change or take back a permission at any time.
    </p>
  </>
);
