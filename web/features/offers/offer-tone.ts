import type { OfferStatus } from "#domain/offers/offer-terms.ts";
import type { Tone } from "../../ui/badge.tsx";

const tones: Readonly<Record<OfferStatus, Tone>> = {
  draft: "outline",
  sent: "soft",
  accepted: "good",
  declined: "warn",
  withdrawn: "plain",
  expired: "warn",
};

export const toneOf = (status: OfferStatus): Tone => tones[status];
