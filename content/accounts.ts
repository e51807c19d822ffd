/** The text of the sign-in pages. */
import { introductionText } from "#domain/privacy/who-sees-what.ts";

const readByPeople = {
  title: "Every shortlist is read by a person.",
  text: "The engine reads every candidate and shows its reasons. Whom to call, whom to hire and whom to ask again is decided by people, yours and ours.",
};

export const identityText = {
  signIn: {
    title: "Welcome back",
    titleSignedIn: "You are in already",
    description: "Sign in to your hiring workspace or to your candidate profile.",
    aside: readByPeople,
  },
  signUp: {
    title: "Make your account",
    titleSignedIn: "You are in already",
    lead: "For people who look for work. It is free, and your profile stays yours.",
    description: "Make a free account as a candidate: a name, an address and a password.",
    aside: {
      title: "Nobody is turned down by software alone.",
      text: "Your name, your photo and your school never enter a score. When we pass, a person has read your profile, and can tell you why.",
    },
  },
  reset: {
    title: "Forgot your password?",
    titleWithToken: "Choose a new password",
    lead: "Tell us your address and we send you a link to choose a new one.",
    description: "Ask for a link to choose a new password.",
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
      "approve-change": "Check the change before you approve it. We'll then ask the new address.",
      "confirm-change": "From then on you sign in with the new address.",
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
    waits: "We sent a confirmation there. Until you confirm it, you sign in as before.",
    titleRejected: "Thanks for telling us",
    rejected: {
      verify: {
        title: "The account is signed out",
        text: "It has no password now. To use it yourself, choose a new password with this email address.",
        link: "reset",
      },
      "approve-change": {
        title: "The change is stopped",
        text: "Your account is signed out everywhere. Someone may know your password, so choose a new one now.",
        link: "reset",
      },
      "confirm-change": {
        title: "The change is stopped",
        text: "Your address was not added to the account.",
        link: null,
      },
    },
    titleGone: "This link no longer works",
    gone: "It was already used, replaced or has expired. Sign in and send a new one from your account page.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  account: {
    title: "Your account",
    description: "Your name, address, password, second factor, browsers and mails.",
    signIn: "Sign in to see and change your account.",
    aside: readByPeople,
  },
  data: {
    title: "Your data",
    lead: "What we hold about you, what you can do with it, and what you have agreed to.",
    visitorLead:
      "What you built in this browser, what you can do with it, and what you have agreed to. Nobody else can open it.",
    signedOut: "Nothing is held about this browser. Sign in to see, download or delete what belongs to your account.",
    description: "See, download or delete everything we hold about you.",
    aside: { ...readByPeople, question: "Something else about your data?" },
  },
  erased: {
    title: { everything: "Your data has been deleted", "candidate-side": "Your candidate side has been deleted" },
    lead: {
      everything:
        "Your account, your profile, your files and every copy we made are gone. This receipt names signedOut; whoever knows its number can see it here.",
      "candidate-side":
        "Your profile, your files and every copy we made are gone. Your account stays, because it works in a workspace. This receipt names signedOut.",
    },
    backups:
      "Backups still hold older copies for a while. If one is ever restored, you are deleted from it again before anybody works with it.",
    titleMissing: "There is no such receipt",
    missing: "Perhaps the number is not complete. It stands in the mail we sent when everything was deleted.",
    description: "The receipt of a deletion.",
  },
  keep: {
    title: "Keep your profile?",
    titleDone: "Your profile stays",
    titleMissing: "This link is not complete",
    missing:
      "Perhaps the mail program has broken it, or the account is deleted already. Signing in keeps an account too.",
    description: "Keep a profile that has not been used for long.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  unsubscribe: {
    title: "No more of these mails?",
    titleDone: "These mails are off",
    description: "Switch one kind of mail off.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  notInterested: {
    title: "No more connection requests?",
    titleDone: "We will not ask again",
    description: "No more mails about connection requests.",
    aside: { ...readByPeople, question: "Something else?" },
  },
  introduction: {
    titleAccepted: "They will write to you",
    titleDeclined: "You said no",
    description: "A company of our network would like to meet you.",
    aside: {
      title: "You decide who learns your name.",
      text: `${introductionText.before("the company")} ${introductionText.ifAccepted("the company")}`,
      question: "Not sure about it?",
    },
  },
  invitation: {
    description: "An invitation to a hiring workspace.",
    aside: {
      title: "Hiring is better decided together.",
      text: "In a workspace everyone sees the same candidates, the same reasons and what the others thought of them.",
    },
  },
} as const;
