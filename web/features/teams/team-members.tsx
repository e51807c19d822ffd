import type { Team } from "#domain/teams/team.ts";
import { LevelBadge } from "../../sections/workspace/levels.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Initials } from "../../ui/initials.tsx";

/** The members of the team and the people with an open invitation. */
export const TeamMembers = ({ team: { members, invited } }: { readonly team: Team }) => (
  <section aria-labelledby="team-members">
    <h2 id="team-members" className="mb-3.5 text-[21px]">
      Members
    </h2>
    {members.length === 0 ? (
      <p className={cardClass("px-5 py-4 text-[15px]/6 text-ink-2")}>No members yet.</p>
    ) : (
      <ul aria-labelledby="team-members" className={cardClass("divide-y divide-line")}>
        {members.map((member) => (
          <li key={member.userId} className="flex items-center gap-3.5 px-5 py-3">
            <Initials name={member.name} />
            <div className="min-w-0 flex-1">
              <p className="text-[15px]/6 font-[560] wrap-anywhere">{member.name}</p>
              <p className="text-sm/5 wrap-anywhere text-ink-3">{member.role}</p>
            </div>
            <LevelBadge level={member.level} />
          </li>
        ))}
      </ul>
    )}
    {invited.length > 0 && (
      <>
        <h3 id="team-invited" className="mt-6 mb-2.5 font-text text-[15px]/6 font-[560] tracking-normal text-ink-2">
          Invited
        </h3>
        <ul aria-labelledby="team-invited" className={cardClass("divide-y divide-line")}>
          {invited.map((person) => (
            <li key={person.id} className="flex items-center justify-between gap-3.5 px-5 py-3">
              <div className="min-w-0">
                <p className="text-[15px]/6 wrap-anywhere">{person.email}</p>
                <p className="text-sm/5 text-ink-3">{person.role}, invitation pending</p>
              </div>
              <LevelBadge level={person.level} />
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
