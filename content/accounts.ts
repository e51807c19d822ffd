/** The text of the sign-in pages. */
import { introductionText } from "#domain/privacy/who-sees-what.ts";

const readByPeople = {
  title: "A person reads every shortlist.",
  text: "The matching engine reads every candidate and shows its reasons. Your team and ours decide who to call and who to hire.",
};

export const identityText = {
  signIn: {
    title: "Welcome back",
    titleSignedIn: "You're already signed in",
    description: "Sign in to your hiring workspace or your candidate profile.",
    aside: readByPeople,
  },
  signUp: {
    title: "Create your account",
    titleSignedIn: "You're already signed in",
    lead: "For job seekers. It's free, and your profile stays yours.",
    description: "Create a free candidate account with your name, email and a password.",
    aside: {
      title: "Software alone never turns anyone down.",
      text: "Your name, photo and school never count toward a score. When we pass, a person has read your profile and can tell you why.",
    },
  },
  reset: {
    title: "Forgot your password?",
    titleWithToken: "Choose a new password",
    lead: "Enter your email and we'll send you a link to choose a new one.",
    description: "Get a link to choose a new password.",
    aside: readByPeople,
  },
  confirmEmail: {
    description: "Confirm an email address.",
    titles: {
      verify: "Confirm your email address",
      "approve-change": "Approve the new address",
      "confirm-change": "Confirm your new address",
    },
    leads: {
      verify: "Check that this is your account, then confirm.",
      "approve-change": "Check the change before you approve it. Then we'll send a confirmation to the new address.",
      "confirm-change": "After that, you'll sign in with the new address.",
    },
    buttons: {
      verify: "Confirm email address",
      "approve-change": "Approve change",
      "confirm-change": "Confirm new address",
    },
    notMe: {
      verify: "Didn't create this account? We'll sign it out everywhere and remove its password.",
      "approve-change": "Didn't ask for this? We'll stop the change and sign your account out everywhere.",
      "confirm-change": "Don't know this account? We'll stop the change.",
    },
    whyPassword: "You aren't signed in to this account in this browser.",
    signInFirst: "This account uses two-factor authentication. Sign in to it, then confirm.",
    titleDone: {
      verify: "Email address confirmed",
      "approve-change": "Change approved",
      "confirm-change": "Email address changed",
    },
    done: "Your other browsers may ask you to sign in again.",
    waits: "We sent a confirmation there. Until you confirm it, keep signing in with your current address.",
    titleRejected: "Thanks for letting us know",
    rejected: {
      verify: {
        title: "We signed the account out",
        text: "We also removed its password. To use the account yourself, choose a new password with this email address.",
        link: "reset",
      },
      "approve-change": {
        title: "We stopped the change",
        text: "Your account is signed out everywhere. Someone may know your password, so choose a new one now.",
        link: "reset",
      },
      "confirm-change": {
        title: "We stopped the change",
        text: "Your address wasn't added to the account.",
        link: null,
      },
    },
    titleGone: "This link no longer works",
    gone: "It was already used or replaced, or it expired. Sign in and send a new one from your account page.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  account: {
    title: "Your account",
    description: "Your name, email, password, two-factor authentication, browsers and email settings.",
    signIn: "Sign in to view and change your account.",
    aside: readByPeople,
  },
  data: {
    title: "Your data",
    lead: "The data we have about you, what you can do with it, and what you agreed to.",
    visitorLead:
      "What you created in this browser, what you can do with it, and what you agreed to. No one else can open it.",
    signedOut: "We have no data from this browser. Sign in to view, download or delete your account's data.",
    description: "View, download or delete all the data we have about you.",
    aside: { ...readByPeople, question: "Another question about your data?" },
  },
  erased: {
    title: { everything: "Your data has been deleted", "candidate-side": "Your candidate data has been deleted" },
    lead: {
      everything:
        "We deleted your account, your profile, your files and every copy outside our backups. This receipt doesn't name you. Anyone with its number can view it here.",
      "candidate-side":
        "We deleted your profile, your files and every copy outside our backups. Your account stays because it belongs to a workspace. This receipt doesn't name you.",
    },
    backups:
      "Backups keep older copies for a while. If we ever restore one, we'll delete you from it again before anyone works with it.",
    titleMissing: "Receipt not found",
    missing: "The number may be incomplete. You'll find it in the email we sent when everything was deleted.",
    description: "The receipt for a deletion.",
  },
  keep: {
    title: "Keep your profile?",
    titleDone: "We'll keep your profile",
    titleMissing: "This link is incomplete",
    missing:
      "Your email app may have cut it off, or the account may already be deleted. Signing in also keeps your account.",
    description: "Keep a profile you haven't used for a long time.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  unsubscribe: {
    title: "Unsubscribe from these emails?",
    titleDone: "You're unsubscribed",
    description: "Turn off one kind of email.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  notInterested: {
    title: "Stop connection request emails?",
    titleDone: "We won't ask again",
    description: "Stop emails about connection requests.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  introduction: {
    titleAccepted: "They'll contact you",
    titleDeclined: "Introduction declined",
    description: "A company in our network would like to meet you.",
    aside: {
      title: "You decide who sees your name.",
      text: `${introductionText.before("the company")} ${introductionText.ifAccepted("the company")}`,
      question: "Not sure?",
    },
  },
  invitation: {
    description: "An invitation to a hiring workspace.",
    aside: {
      title: "Hire better together.",
      text: "In a workspace, everyone sees the same candidates, the same reasons and what the rest of the team thought.",
    },
  },
} as const;
