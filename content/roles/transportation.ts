import type { RoleCopy } from "../types.ts";

/** The text of each Transportation role page, by slug. */
export const transportation: Readonly<Record<string, RoleCopy>> = {
  "truck-driver-recruiters": {
    description:
      "Hire a truck driver whose license class, endorsements and record suit your freight, with home time agreed before orientation.",
    intro:
      "Loads get handed back to the broker while a paid-for tractor sits against the fence. The person who ends that holds the right license class, can back into your worst dock, and wants the schedule you actually run.",
    hiredFor: {
      text: "Carriers, private fleets and distributors put drivers on dedicated, regional, local or long-haul runs, in day cabs or sleepers. Besides miles, the job is paperwork and contact: proof of delivery, seal numbers, a receiver who wants a pallet restacked. Touch freight, liftgates and flatbed tarping each narrow the field of people who will say yes.",
      duties: [
        "Inspect tractor and trailer before leaving the yard and write up defects on the DVIR.",
        "Plan fuel, breaks and parking so the eleven driving hours cover the appointment.",
        "Secure the load, check seals and get a clean signature on the bill of lading.",
      ],
    },
    credentials: [
      "Class A or Class B CDL",
      "Current DOT medical examiner's certificate",
      "Hazmat, tanker or doubles/triples endorsement",
      "TWIC card for port and terminal work",
    ],
    tools: ["Samsara", "Motive", "PrePass", "Trucker Path", "Liftgate and pallet jack", "Chains, straps and tarps"],
    screening: [
      {
        title: "The record, line by line",
        text: "With written consent we go through the motor vehicle record and the PSP report together, crash by crash, inspection by inspection. A frank account of a preventable backing accident counts in the driver's favor.",
      },
      {
        title: "Ten years of employers",
        text: "The DOT application asks CDL holders for a decade of commercial driving jobs. We rebuild that list on the phone, so orientation is not held up by a terminal that closed long ago.",
      },
      {
        title: "Road test, your equipment",
        text: "Somebody from your yard rides along for coupling, an offset back and a tight city turn. Our score sheet gives points for stopping to get out and look.",
      },
    ],
    good: "Appointments are met, logs need few edits, and a bad tire is reported before the shop finds it. Signed bills come in the same day. Receivers know the name and have no complaint to attach to it.",
    great:
      "Two hours before a delay turns into a missed window, dispatch gets a call with a proposed new time. Newer drivers ask to be trained by this person, and shippers request the truck by number.",
    trends: [
      "First-time CDL applicants must train with a provider on the federal registry, so ties with particular schools shape local supply.",
      "Inward-facing cameras come up early in conversation; saying who watches the footage, and when, keeps applicants in the process.",
    ],
    questions: [
      {
        question: "Can we hire a driver with a recent violation?",
        answer:
          "Often, within your insurer's guidelines. Serious offenses listed in 49 CFR 383.51 can disqualify someone outright, and an unresolved Clearinghouse violation bars safety-sensitive work until the return-to-duty steps are done. The record goes to your safety department before an interview is booked, so nobody's time is spent on a hire you cannot insure.",
      },
      {
        question: "Should truck drivers be paid by the mile or hourly?",
        answer:
          "Mileage suits long, predictable runs. Hourly pay fits city work, multi-stop routes and docks that hold trucks. Mixed plans add stop pay, detention and layover. Drivers compare the weekly check, so the ad should describe what an ordinary week contains and what happens when freight is slow.",
      },
      {
        question: "Are owner-operators a better route than company drivers?",
        answer:
          "Leasing them on moves equipment cost off your books and gives up some control. Classification is judged under federal and state tests, California's ABC test being a strict one, which makes counsel the first call before advertising contractor work. The two groups also read different job boards and want different facts from a recruiter.",
      },
    ],
  },
  "dispatcher-recruiters": {
    description:
      "Find a dispatcher who keeps trucks legal and loaded, holds drivers' trust at 5 a.m. and gives customers bad news early.",
    intro:
      "With no one on the board, drivers wait for instructions, detention goes unbilled and the owner spends Sunday night covering Monday. The desk suits someone who can track many moving pieces and stay civil on every call.",
    hiredFor: {
      text: "Trucking companies, brokers, couriers and service fleets need one person who knows where each unit is and what it does next. The desk matches hours, equipment and geography to orders, rebooks what falls through, and takes the frustration from both ends. Nights and weekends are filled as jobs of their own, with separate pay.",
      duties: [
        "Assign loads against remaining drive hours, trailer type and the promised day home.",
        "Update ETAs and rebook missed appointments with the receiver before the truck arrives.",
        "Record detention, layover and lumper receipts while the driver still has the details.",
      ],
    },
    credentials: [
      "High school diploma or GED",
      "Working knowledge of 49 CFR Part 395",
      "Hazmat employee training, where loads require it",
      "TIA Certified Transportation Broker, for brokerage desks",
    ],
    tools: ["McLeod LoadMaster", "Trimble TMW.Suite", "DAT One", "Truckstop", "Samsara", "project44"],
    screening: [
      {
        title: "A board with holes",
        text: "We hand over a mock Tuesday: six trucks, eight orders, a breakdown, and one driver nearly out of hours. The candidate talks through the order of calls while we note who hears the news soonest.",
      },
      {
        title: "What drivers say",
        text: "At least one reference must be a person they dispatched. Drivers say plainly if loads were shared fairly, if home dates were kept, and if anyone was pushed to run past legal time.",
      },
      {
        title: "Reading a log",
        text: "On a shared screen, the applicant interprets an ELD record with a split sleeper period and says when that truck can roll. Wrong arithmetic at this point becomes a violation on the road.",
      },
    ],
    good: "Tomorrow's board is mostly full by going-home time. Events go into the system as they happen, accessorials are billed with proof attached, and the night desk receives a written summary it can work from.",
    great:
      "On Wednesday this person sees that Friday's outbound will strand three trucks, and finds reloads that morning. Customers stop asking where freight is because word reaches them unprompted, and drivers have followed them between companies.",
    trends: [
      "Tracking links tell shippers where the truck is; the calls that remain concern claims, exceptions and people already upset.",
      "Automated load matching takes over routine assignments at larger carriers and leaves each desk with more drivers to look after.",
    ],
    questions: [
      {
        question: "Can a dispatcher work from home?",
        answer:
          "Yes, if phones, TMS and telematics are cloud-based and somebody remains at the terminal for keys and paperwork. A common pattern is training on site and then splitting the week. We ask home-based applicants about backup power and internet, because a silent desk leaves trucks standing.",
      },
      {
        question: "Should we promote one of our drivers to the desk?",
        answer:
          "It can go well. Former drivers know docks, fatigue and excuses. They may lack keyboard speed, rate conversations and patience with constant interruption. Try a few paid days on the desk before deciding, with the seat in the truck kept open so that going back carries no penalty.",
      },
      {
        question: "Does a dispatcher have to be paid overtime?",
        answer:
          "Typically yes. Under the FLSA the desk is treated as nonexempt, since assigning loads within set procedures seldom meets the administrative test. The motor carrier exemption that covers many drivers does not reach dispatchers. Ask counsel about your own setup. The offer letter should state hours, shift and on-call pay.",
      },
    ],
  },
  "fleet-manager-recruiters": {
    description:
      "Uptime, cost per mile and a clean DOT audit: recruiting the fleet manager for carriers, utilities, contractors and service companies.",
    intro:
      "Preventive maintenance slips, registrations lapse, and replacement is decided by whichever truck dies next. Look for someone equally at ease with a shop foreman, an insurance adjuster and a depreciation schedule.",
    hiredFor: {
      text: "Private carriers, contractors, utilities, delivery firms and municipalities want one owner for specifying, buying, maintaining and retiring vehicles at a cost the budget can stand. Titles vary: inside a truckload carrier the same words may describe a supervisor of drivers. We establish which job is yours before sourcing, because the applicants hardly overlap.",
      duties: [
        "Review maintenance compliance by unit and pull overdue vehicles off the schedule.",
        "Negotiate specs, warranty and turn-in charges with dealers, lessors and tire vendors.",
        "Keep driver qualification files, IFTA returns and annual inspection papers ready for audit.",
      ],
    },
    credentials: [
      "NAFA Certified Automotive Fleet Manager (CAFM)",
      "NPTC Certified Transportation Professional (CTP)",
      "NATMI certification in maintenance or safety",
      "ASE medium-heavy truck certificates, shop backgrounds",
    ],
    tools: ["Geotab", "Fleetio", "RTA Fleet Management", "WEX fuel cards", "Lytx DriveCam", "Excel lifecycle models"],
    screening: [
      {
        title: "Cost per mile, opened up",
        text: "Applicants bring a figure they managed and break it into fuel, tires, parts, labor and depreciation. We press on a single line until we learn what was cut and what the cut caused later.",
      },
      {
        title: "A compliance review survived",
        text: "They recount a DOT audit: the factors that drew findings, the corrective action plan, how the Safety Measurement System percentiles looked some months on. Paper beats recollection, so we ask for a redacted copy.",
      },
      {
        title: "Shop floor references",
        text: "One call goes to a technician and another to a driver supervisor. Both are asked about a morning when a customer needed the truck and its brakes were marginal.",
      },
    ],
    good: "Can state any unit's mileage and next service without searching, and gives finance a replacement plan it can fund. Accident reviews take place on schedule. Vendor invoices are matched to the contract before payment.",
    great:
      "Sells vehicles shortly before they turn expensive and shows the arithmetic. Roadside breakdowns drop because the inspection form was rewritten with the mechanics, and operators report faults without fear of being benched.",
    trends: [
      "Long waits for chassis and upfits have made order calendars and remarketing a regular subject of interviews.",
      "Telematics sends more alerts than anyone can read; employers want a manager who picks the few that matter.",
    ],
    questions: [
      {
        question: "Does a fleet manager need mechanical experience?",
        answer:
          "It helps where you run a shop, since technicians respect a boss who can read a work order critically. Under full-service leases the job is contracts, data and drivers, and a purchasing background can serve. Tell us where your repairs are done and the brief will follow from that.",
      },
      {
        question: "At what fleet size is a full-time hire justified?",
        answer:
          "Count duties along with units. A pool of leased sedans may need part of a coordinator's week, while a modest number of regulated trucks with hazmat and an in-house shop can occupy one person fully. Once DOT files, claims and buying are scattered over three desks, consolidation makes sense.",
      },
      {
        question: "Who should a fleet manager report to?",
        answer:
          "Operations if uptime hurts most, finance if spending does, safety if the insurer is pressing. The choice decides what gets protected when interests collide. Put the boss and the purchase authority in the posting; experienced applicants want both facts before they talk about salary.",
      },
    ],
  },
};
