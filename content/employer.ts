/** The text of employer sign-up and onboarding. */
import type { Card, Three } from "./types.ts";

export const signup = {
  description:
    "Sign up as an employer: your hiring workspace opens at once, with a 14-day trial on your own jobs. No setup fee, cancel anytime.",
  headline: "Open your hiring workspace",
  lead: "Three short steps. The workspace opens the moment you finish, and the 14-day trial begins with it.",
  notes: [
    "You will be the workspace's first member and its admin.",
    "Start with the website: the name usually follows from it.",
    "How your colleagues will see you in the workspace.",
  ] satisfies Three<string>,
  next: {
    title: "What's Next",
    steps: [
      {
        when: "At once",
        title: "Your workspace opens",
        text: "Setting it up takes about ten minutes: a company profile, then your first hiring team.",
      },
      {
        when: "Within 24 hours",
        title: "A recruiter answers",
        text: "Whatever you ask us, a person replies. You can give a recruiter access to your workspace, and remove it anytime.",
      },
      {
        when: "For 14 days",
        title: "You try it on your own jobs",
        text: "The trial ends by itself. Then you choose a plan, or stop.",
      },
    ],
  },
  facts: [
    {
      title: "Yours alone",
      text: "Another company cannot see your people or jobs: the database itself keeps them apart.",
    },
    { title: "You decide who is in", text: "Invite colleagues as admin, editor or viewer, and change it any day." },
    { title: "The machine ranks, people decide", text: "Every score shows its evidence. No software rejects anyone." },
  ] satisfies Three<Card>,
  demo: "Look around in the demo first",
  call: "Rather talk? Call",
} as const;

export const onboarding = {
  description:
    "The three steps that set up a hiring workspace: company profile and branding, the first hiring team, and the first look around.",
  headline: "Set up your workspace",
  lead: "About ten minutes. You can stop after any step and come back to it.",
  notes: {
    profile: "How your company introduces itself. Everything here can be changed later.",
    team: "Who reads applications, who interviews, who decides. Invitations go out when you press Next.",
  },
  tips: [
    {
      title: "Begin with one job",
      text: "Draft a position you know well. You can judge the ranking best where you know what good looks like.",
    },
    {
      title: "Read the evidence, not the number",
      text: "Every match shows the lines it counted. If a line is wrong, so is the score, and you will see it.",
    },
    {
      title: "Let a recruiter in when it helps",
      text: "An admin can admit one of ours from the settings, watch what they do, and close the door again.",
    },
  ] satisfies Three<Card>,
} as const;
