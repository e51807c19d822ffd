/**
 * Earlier versions of consent texts and notices. The logs hold their ids and hashes, so these texts never change and are never deleted.
 */
import type { ConsentText } from "./consent.ts";
import type { Notice } from "./notices.ts";

export const pastConsentTexts: readonly ConsentText[] = [
  {
    id: "account/1",
    text: "We keep your account until you delete it, or until two years have passed without a visit and a warning by mail. You can download or delete everything at any time.",
  },
  {
    id: "employer-account/1",
    text: "We keep your account for as long as it works in a workspace. You can download your own data, and delete it when you have left, at any time.",
  },
  {
    id: "job-alerts/1",
    text: "We write to you when a job opens that matches your profile, as often as you choose, until you switch it off.",
  },
  {
    id: "human-review/1",
    text: "Have a person review me instead of the matching engine. My profile is then not scored, not ranked and not found by the engine.",
  },
  {
    id: "keep-profile/1",
    text: "Keep my profile. Without an answer it is deleted thirty days after the mail.",
  },
  {
    id: "publish-recruiters-only/1",
    text: "Publish my profile to recruiters only. They can find it and ask for an introduction. Unless I accept, they don’t see my name, photo, email, phone, links, resume, summary, projects, job descriptions, employers, schools or whether I’m looking.",
  },
  {
    id: "publish-recruiters-only/2",
    text: "Publish my profile to recruiters only. They can find it and ask for an introduction. Unless I accept, they don’t see my name, photo, email, phone, links, resume, summary, projects, job descriptions, employers, schools, license issuers, license numbers, volunteer work or whether I’m looking.",
  },
  {
    id: "account/2",
    text: "We keep your account until you delete it, or until two years pass without a visit. We'll email you before we delete it. You can download or delete everything at any time.",
  },
  {
    id: "recruiter-visibility/1",
    text: "Recruiters may find your profile, see what these settings show of it, and ask for an introduction.",
  },
  {
    id: "self-identification/1",
    text: "By saving, I agree that my answers are kept apart from my application and counted, together with those of others, to check whether hiring here is fair. I can change or delete them here at any time.",
  },
];

export const pastNotices: readonly Notice[] = [
  {
    textId: "ai-notice/everywhere/1",
    jurisdiction: "everywhere",
    title: "A matching engine is used here",
    text: "It compares your profile with what a job asks for: skills, experience, level, place and pay. It gives a score and the reasons for it. It does not look at your name, age, sex, photo or school. People decide whom to write to, and nobody is turned down by the engine alone. You can have a person review you instead.",
    law: null,
  },
  {
    textId: "ai-notice/new-york-city/1",
    jurisdiction: "new-york-city",
    title: "For jobs and people in New York City",
    text: "An automated employment decision tool may be used to help judge candidates for this job. It looks at skills, years and level of experience, licences, place and pay, all read from your profile or résumé. You may ask for another way to be considered, or for an accommodation, at least ten business days before it is used. On request we name the kinds of data, where they come from and how long they are kept.",
    law: "New York City Local Law 144 of 2021",
  },
  {
    textId: "ai-notice/illinois/1",
    jurisdiction: "illinois",
    title: "For jobs and people in Illinois",
    text: "Artificial intelligence may be used to help decide about recruitment and hiring. Your ZIP code is never used, and nothing that stands for race, sex, age or another protected class is scored.",
    law: "Illinois Human Rights Act as amended by HB 3773, from 1 January 2026",
  },
  {
    textId: "ai-notice/colorado/1",
    jurisdiction: "colorado",
    title: "For jobs and people in Colorado",
    text: "An automated system may contribute to a decision about employment. If a decision goes against you, you may ask what the system contributed, correct what it was told about you, and have a person look again.",
    law: "Colorado SB 26-189, from 1 January 2027",
  },
  {
    textId: "ai-notice/new-york-city/2",
    jurisdiction: "new-york-city",
    title: "For jobs and people in New York City",
    text: "An automated employment decision tool may be used to help assess candidates for this job. It looks at skills, years and level of experience, licenses, location and pay, all read from your profile or resume. You may ask to be considered in another way, or ask for an accommodation, at least ten business days before it is used. If you ask, we'll name the kinds of data we use, where they come from and how long we keep them.",
    law: "New York City Local Law 144 of 2021",
  },
  {
    textId: "ai-notice/illinois/2",
    jurisdiction: "illinois",
    title: "For jobs and people in Illinois",
    text: "Artificial intelligence may be used to help decide about recruitment and hiring. Your ZIP code is never used, and nothing that acts as a proxy for race, sex, age or another protected class is scored.",
    law: "Illinois Human Rights Act as amended by HB 3773, effective January 1, 2026",
  },
];
