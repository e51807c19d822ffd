/** The profile that a written conversation leaves behind, through the product's own turns. */
import { emptyProfile, mergeProfile, type Profile } from "../../profiles/profile.ts";
import { chatSteps } from "../chat-steps.ts";
import { replyTo } from "../reply-to.ts";
import type { Conversation } from "./score-conversation.ts";

export const profileAfter = ({ turns }: Conversation): Profile => {
  let profile = emptyProfile;
  for (const { step, says } of turns) {
    const currentStep = chatSteps.find((each) => each === step);
    if (currentStep === undefined) throw new Error(`No step is called ${step}`);
    const { extractedData } = replyTo({ message: says, currentStep, currentProfile: profile });
    profile = mergeProfile(profile, extractedData);
  }
  return profile;
};
