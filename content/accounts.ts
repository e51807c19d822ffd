/** What the pages around signing in say. */
const readByPeople = {
  title: "Every shortlist is read by a person.",
  text: "The engine reads every candidate and shows its reasons. Whom to call, whom to hire and whom to ask again is decided by people, yours and ours.",
};

export const identityWords = {
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
  account: {
    title: "Your account",
    description: "Your name, address, password, second factor, browsers and mails.",
    signIn: "Sign in to see and change your account.",
    aside: readByPeople,
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
      title: "Nobody learns your address without your yes.",
      text: "A company found your profile by what you can do, as your settings allow. It sees your name and how to reach you only if you accept.",
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
