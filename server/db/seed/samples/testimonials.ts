export interface TestimonialSample {
  readonly name: string;
  readonly position: string;
  readonly company: string;
  readonly content: string;
  readonly rating: 4 | 5;
}

/** Invented clients of the firm. */
export const testimonials: readonly TestimonialSample[] = [
  {
    name: "Lorraine Beckett",
    position: "Chief Nursing Officer",
    company: "Tamarack Valley Hospital",
    content:
      "We lost our night-shift charge nurses within a month of each other and were covering with agency staff. They filled the gap with 6 permanent hires, and the recruiter drove out to see the unit before she sent anyone. The first shortlist leaned too far toward ICU backgrounds, so we had to spell out what step-down work looks like here.",
    rating: 5,
  },
  {
    name: "Gordon Maleski",
    position: "Plant Manager",
    company: "Brantwood Castings",
    content:
      "Our second line was ready to run and we had no maintenance techs to keep it running. The first accepted offer came 19 days after kickoff, from a man who already knew our PLCs. I would have liked fewer status calls; the written summary told me what I needed.",
    rating: 5,
  },
  {
    name: "Tessa Oyelaran",
    position: "VP, People",
    company: "Corbel Software",
    content:
      "We needed backend engineers after a funding round and had one recruiter, who was about to go on leave. Their fractional recruiter worked inside our own tracker, and 4 engineers started before she came back. The dashboard took us a couple of weeks to read properly, mainly the match scores.",
    rating: 5,
  },
  {
    name: "Walter Prentiss",
    position: "Chief Compliance Officer",
    company: "Harrow Street Savings Bank",
    content:
      "An exam finding left us short a BSA officer, and the role had been open for months with a local agency. This firm sent 5 people and each had run an independent program review before. Salary expectations came in above our range, and I wish we had been told so in the first week.",
    rating: 4,
  },
  {
    name: "Nadine Ferreira",
    position: "Director of Human Resources",
    company: "Larkmoor Inns",
    content:
      "Opening a property means hiring a whole building at once, and our HR office is two people. They scheduled 140 interviews ahead of opening week, and applicants heard back even when the answer was no. Housekeeping turnover in the first season was still higher than we planned for, so we now ask for weekend availability sooner.",
    rating: 4,
  },
  {
    name: "Emmett Kowalczyk",
    position: "Assistant Superintendent",
    company: "Millrace Unified Schools",
    content:
      "We went into July without a special education lead for either middle school. They found candidates who held the right license already, which spared us the waiver process, and one of them was leading a team of 9 teachers by the first day of class. Reference checks took longer than quoted because principals are hard to reach in summer.",
    rating: 5,
  },
];
