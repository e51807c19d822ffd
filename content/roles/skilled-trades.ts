import type { RoleCopy } from "../types.ts";

/** The text of each Skilled Trades role page, by slug. */
export const skilledTrades: Readonly<Record<string, RoleCopy>> = {
  "electrician-recruiters": {
    description:
      "License checked, code questions answered, shift agreed: hire an Electrician for service, construction or industrial work with the basics settled.",
    intro:
      "Apprentices cannot go far without the license holder who supervises them, and inspection dates slide along with the crew. Contractors ask us for somebody who pulls clean pipe, labels as they go and knows what the local inspector looks at.",
    hiredFor: {
      text: "Residential service, commercial construction and industrial maintenance are three trades under one card. A service electrician explains and sells in a kitchen; a construction hand reads prints and keeps pace with drywall; an industrial one traces controls at 480 volts. Voltage, setting, crew size and who pulls the permit go into the brief before anything is advertised.",
      duties: [
        "Bend and hang conduit, pull feeders and terminate panels to the drawings",
        "Trace dead circuits, test insulation and restore power without guessing",
        "Lay out rough-in with apprentices and walk the inspector through it",
      ],
    },
    credentials: [
      "State or municipal journeyman license",
      "Master license where permits are pulled",
      "Registered apprenticeship through JATC, IEC or ABC",
      "NFPA 70E qualified person training",
      "EVITP for vehicle charger installation",
    ],
    tools: [
      "Fluke multimeter",
      "Greenlee bender",
      "Insulation resistance tester",
      "Cable tugger",
      "Thermal imager",
      "Circuit tracer",
    ],
    screening: [
      {
        title: "The card at its source",
        text: "Class, number, expiry and any complaint are looked up with whichever board issued it. Where reciprocity exists we say so; where a new exam is needed, you learn that ahead of meeting anybody.",
      },
      {
        title: "Code book on the table",
        text: "Box fill, a derated feeder, a bonding problem from your own type of job. Candidates may open the NEC, because finding the article fast is the skill and reciting it proves little.",
      },
      {
        title: "Foreman's version",
        text: "We phone someone who ran the crew. They describe what this hand was trusted to do alone, how callbacks were handled, and whether work was done dead or hot as the schedule got tight.",
      },
    ],
    good: "Shows up with a full pouch and de-energizes before touching. Rough-in passes on the first visit, circuits are labeled, and a question gets asked when print and field disagree.",
    great:
      "Material is planned a week ahead and the clash with ductwork is found before pipe is hung. Apprentices hear why as well as how, and the as-builts can be trusted on the next service call.",
    trends: [
      "Data centers and battery plants offer long runs of overtime and per diem, drawing journeymen away from local contractors.",
      "Solar and storage jobs bring utility interconnection paperwork, which gives lead electricians more desk time than before.",
    ],
    questions: [
      {
        question: "Is the license valid statewide or just in our city?",
        answer:
          "It varies. Many states license electricians themselves, while Pennsylvania, New York and Illinois leave it largely to municipalities. Reciprocal agreements cover some neighbors and skip others. Give us the job addresses, and we will check which card each applicant would need to work there.",
      },
      {
        question: "Should we hire one journeyman or two apprentices?",
        answer:
          "Start with the ratio: states often fix how many apprentices a license holder may supervise. If yours is full, a journeyman is the only answer. With room to spare, registered apprentices cost less per hour and need a teacher who has hours to give them.",
      },
      {
        question: "What changes when the job is prevailing wage?",
        answer:
          "Davis-Bacon or its state equivalent sets rate and fringe by county and classification, and payroll must be certified. Electricians will compare your private jobs with it. Tell them how the year splits, and ask counsel how the fringe portion may be paid, in cash or in benefits.",
      },
    ],
  },
  "hvac-technician-recruiters": {
    description:
      "No-cool calls do not keep until Monday. Find an HVAC Technician with the right EPA card, diagnostic habits and an on-call rotation agreed in advance.",
    intro:
      "In a heat wave, each unanswered no-cool call goes to a competitor along with the maintenance agreement. The technicians worth hiring measure before replacing parts and can explain the price to a homeowner or a chief engineer.",
    hiredFor: {
      text: "Settle first if you need install, service or commercial. Residential service mixes repair with selling replacements; light commercial means rooftop units and walk-in coolers; chillers and building controls belong to a smaller, dearer group. Supermarket refrigeration stands apart again. Season matters too: people move most willingly in the mild months between cooling and heating.",
      duties: [
        "Diagnose no-heat and no-cool calls from pressures, temperatures and electrical readings",
        "Recover, evacuate and charge systems, recording refrigerant by weight",
        "Perform tune-ups, quote repairs and close the ticket with photographs",
      ],
    },
    credentials: [
      "EPA Section 608 Universal",
      "NATE certification by specialty",
      "State journeyman or technician registration",
      "A2L refrigerant safety training",
      "Trane, Carrier or Daikin factory courses",
    ],
    tools: [
      "ServiceTitan",
      "Fieldpiece digital manifold",
      "Combustion analyzer",
      "Micron gauge",
      "Recovery machine",
      "Niagara Workbench",
    ],
    screening: [
      {
        title: "A frosted suction line",
        text: "We describe low suction, normal head and ice on the pipe, then ask for the next measurement. A parts changer names a component. A diagnostician asks about airflow, and that reply earns the interview.",
      },
      {
        title: "Card and driving record",
        text: "The 608 type must match your equipment, since Type II by itself leaves out small appliances and low-pressure chillers. For take-home vans a motor vehicle report is pulled with permission and read against your insurer's limits.",
      },
      {
        title: "Callback count",
        text: "Service software tracks repeat visits per person. Applicants tell us their own figure and how they know it; a dispatcher from the previous shop says if the phone was answered on call weeks.",
      },
    ],
    good: "Finishes the day's route with readings on every invoice and offers repair and replacement prices without pressure. Takes a fair turn on call in July and again in January.",
    great:
      "Finds the duct or control fault that three visits missed. Customers who had left come back, helpers learn to braze and evacuate properly, and the van's stock agrees with the count.",
    trends: [
      "The AIM Act phasedown moved new equipment to mildly flammable A2L refrigerants, and employers request technicians already trained on them.",
      "As investors buy up residential shops, some technicians look instead for independents or an in-house facilities job.",
    ],
    questions: [
      {
        question: "Should pay be hourly, flat rate or commission?",
        answer:
          "Commercial shops mostly pay by the hour with overtime. Residential companies add spiffs on leads, memberships or replacements. Piece-rate plans still have to satisfy state and federal overtime rules, so have counsel read yours. Careful diagnosticians avoid plans that reward only what gets sold.",
      },
      {
        question: "When in the year is hiring easiest?",
        answer:
          "Spring and fall. At peak heat, employed technicians are earning overtime and will not hand in notice. If July is already upon you, think about maintenance or refrigeration people, or sign someone now for a start after the season with the date in the letter.",
      },
      {
        question: "Will an installer turn into a service technician?",
        answer:
          "Some do, beginning with ride-alongs and maintenance visits. Installers know brazing, line sets and start-up; electrical troubleshooting and talking with customers are the gap. Test with a wiring diagram and a mock call. Where the state counts hours toward registration, log them from the first week.",
      },
    ],
  },
  "welder-recruiters": {
    description:
      "Rejected seams get paid for twice. Hire a Welder qualified in your process, position and material, with a coupon test arranged in your own booth.",
    intro:
      "Frames stack up ahead of the booth while another shift grinds out somebody's porosity. Bring in a hand who sets the machine for the joint, cleans between passes and is willing to stencil the work.",
    hiredFor: {
      text: "Process and position describe this job better than years do. Production MIG in flat fixtures, TIG on thin stainless, stick on structural steel and pipe in 6G are filled from different shops. Add the code you build to, the thickness and the length of shift, and we can tell you if your town has the people.",
      duties: [
        "Read weld symbols and set voltage, wire speed and gas to the procedure",
        "Tack, fit and weld assemblies in sequence so heat does not pull them",
        "Inspect beads visually, grind rejects and log each repair for the CWI",
      ],
    },
    credentials: [
      "AWS Certified Welder, process and position stated",
      "D1.1 structural qualification",
      "ASME Section IX performance record",
      "API 1104 for pipeline",
      "Trade school or union apprenticeship certificate",
    ],
    tools: [
      "Miller Dynasty TIG",
      "Lincoln Power Wave",
      "Plasma cutter",
      "Orbital weld head",
      "Welding positioner",
      "Fillet weld gauges",
    ],
    screening: [
      {
        title: "Coupon before contract",
        text: "The honest interview is a plate or pipe coupon in your booth, on your wire, bent or X-rayed afterward. We schedule it, send the procedure to the candidate ahead of time and see that the hours are paid.",
      },
      {
        title: "Continuity log",
        text: "Under the common codes a qualification lapses once the process goes unused for six months. So we read the log, or a foreman's letter, for dates as well as positions.",
      },
      {
        title: "Symbols and sequence",
        text: "A sketch shows an arrow-side bevel, an intermittent fillet and a field-weld flag. Applicants explain every symbol and in what order they would weld, which tells a fabricator from someone who only pulls a trigger.",
      },
    ],
    good: "Holds bead size and travel speed on a repeated part and meets the hourly count with few rejects. The booth is in order, the ground clamp is sound and ventilation is switched on.",
    great:
      "Corrects settings before any gauge shows a bad bead, and suggests a sequence that cuts distortion. New hires are coached through requalification, and inspectors trust that stencil number.",
    trends: [
      "Cobot welders take the repetitive fillets, and shops retrain experienced hands to program paths and judge the result.",
      "Shipyards, pipeline spreads and plant outages pull traveling welders with per diem, leaving local fabricators to compete on steady hours.",
    ],
    questions: [
      {
        question: "Do certificates from a previous employer carry over?",
        answer:
          "The AWS Certified Welder credential belongs to the person and transfers if maintained. D1.1 and Section IX qualifications are normally issued under an employer's procedures, so expect to test again to your own WPS. Budget for plates, inspector time and hours in the booth.",
      },
      {
        question: "Are rig welders with their own truck employees?",
        answer:
          "Some contract through their own company and bill for truck, fuel and machine; others go on payroll with a rig rental. Classification depends on control and on state law, and mistakes bring back taxes and overtime claims. Ask counsel before agreeing to either form.",
      },
      {
        question: "What makes welders turn down an offer?",
        answer:
          "A test they were not told about, a vague shift, or poor fume extraction seen on the tour. OSHA's hexavalent chromium rule matters to anyone on stainless. Post the process, wire, usual part size and overtime pattern, and show the ventilation during the visit.",
      },
    ],
  },
  "cnc-machinist-recruiters": {
    description:
      "Idle spindles earn nothing. We screen each CNC Machinist on your controls, tolerances and alloys, from operator through setup to programmer.",
    intro:
      "Even with no one to set it up, a machining center still has a monthly payment. Shops come to us for machinists who touch off tools, prove out a program and make part two hundred match part one.",
    hiredFor: {
      text: "Be exact about level. An operator loads, checks and offsets; a setup machinist fixtures and proves out; a programmer starts from the solid model. Shops get into trouble by advertising the third and paying for the first. Mill or lathe, number of axes, usual alloy, lot size and tightest tolerance complete the brief.",
      duties: [
        "Set work offsets, build tools and prove out first articles from the print",
        "Edit G-code at the control and adjust wear offsets through the run",
        "Measure with micrometers, bore gauges or a CMM and record the result",
      ],
    },
    credentials: [
      "NIMS machining credentials",
      "Journeyman machinist card",
      "DOL-registered machinist apprenticeship",
      "Mastercam certification",
      "Community college CNC certificate",
    ],
    tools: [
      "Mastercam",
      "Fanuc control",
      "Haas mills and lathes",
      "Mazak Mazatrol",
      "Renishaw probing",
      "Mitutoyo micrometers",
    ],
    screening: [
      {
        title: "Print to process plan",
        text: "Candidates receive one of your retired prints and plan it aloud: stock, workholding, order of operations, which feature to finish last. We listen for the choice of datum and for where they expect chatter.",
      },
      {
        title: "Machine by machine",
        text: "We take the résumé one spindle at a time: builder, control, axis count, and whether the program was written, edited or only loaded. A lead from that shop is then asked to confirm the highest level reached.",
      },
      {
        title: "Measuring discipline",
        text: "A part with one bad bore and a drawer of instruments, or photographs of each over video. The gauge they choose, the zero check and the way a reading is reported tell us what scrap to expect.",
      },
    ],
    good: "Holds size across the run and changes inserts before the finish suffers. The inspection sheet is filled in honestly, and setup notes let second shift repeat the job.",
    great:
      "A better fixture halves the setup. The estimator hears which feature is eating the margin, and a five-axis program is proved out without a crash or a scrapped casting.",
    trends: [
      "Pallet systems and bar feeders let one person tend several spindles, which raises the worth of setup and probing knowledge.",
      "Defense and space orders add AS9102 first article paperwork, so documentation is asked for along with tight tolerances.",
    ],
    questions: [
      {
        question: "Can we test applicants on our own machine?",
        answer:
          "Yes, and few machinists object to a paid shop trial. Choose a simple part on a control they know, have your lead supervise, and judge setup order and measuring over speed. Check with your insurer and counsel how such a shift should be documented.",
      },
      {
        question: "Does second shift need a pay premium?",
        answer:
          "Nearly always, and it should be visible in the posting. Some shops use four ten-hour nights or a Friday-to-Sunday crew in place of a larger differential. Make clear who programs and who inspects after five o'clock, because working unsupported is often the real objection.",
      },
      {
        question: "Is it better to train operators into setup work?",
        answer:
          "Where lots are long and a lead has time, that is the dependable supply. Teach shop math, GD&T and a setup checklist, and tie raises to NIMS modules or machines mastered. For prototype work with a different part daily, you will want someone experienced.",
      },
    ],
  },
  "maintenance-technician-recruiters": {
    description:
      "Unplanned downtime works nights too. Recruit a Maintenance Technician tested on motors, hydraulics and PLC faults, rotation settled at the start.",
    intro:
      "Preventive work is skipped to chase breakdowns, then the skipped work breaks something else. Getting out of that loop takes a multi-craft troubleshooter who reads a schematic and tells the following crew what was left unfinished.",
    hiredFor: {
      text: "This title hides a wide range. One plant means grease, belts and filters; another expects variable frequency drives, servo faults and ladder logic viewed online. Apartment and building upkeep is a separate occupation. We sort openings by their share of mechanical, electrical and controls work, then by rotation, since a 2-2-3 schedule decides many answers.",
      duties: [
        "Respond to line stoppages, isolate the cause and return equipment to production",
        "Complete scheduled PMs and note wear before it turns into a breakdown",
        "Align couplings, rebuild pumps and press bearings with the right tooling",
      ],
    },
    credentials: [
      "CMRT from SMRP",
      "Industrial maintenance or mechatronics associate degree",
      "Electrical license if state law requires",
      "Lockout/tagout authorized employee training",
      "Forklift and aerial lift authorization",
    ],
    tools: [
      "Maximo or Fiix CMMS",
      "Clamp meter",
      "Laser shaft alignment",
      "PLC viewing software",
      "Vibration pen",
      "Hydraulic test gauges",
    ],
    screening: [
      {
        title: "Fault tree out loud",
        text: "A conveyor will not restart after lunch. We play the machine and answer each check: voltage at the disconnect, overload, E-stop chain, proximity switch. Points go to the order of checks and the first safe step.",
      },
      {
        title: "Self-rating, then compared",
        text: "Applicants rate themselves from none to independent on a sheet of tasks, bearing fits through drive parameters. Their former supervisor gets the same sheet, and we talk over every line where the answers part.",
      },
      {
        title: "The worst month",
        text: "Rotating twelves, mandatory overtime in shutdown week, calls on days off. We describe the hardest stretch of your past year in plain figures and get a yes or no before your time is used.",
      },
    ],
    good: "Arrives with meter and lock, restores the line with the correct part and writes what failed in the CMMS. The spare that is now out of stock gets flagged that day.",
    great:
      "Wants to know why the bearing failed, traces it to a misaligned base and changes the PM interval. Operators are shown the early symptoms, and that machine drops off the breakdown list.",
    trends: [
      "Vibration and temperature sensors now trigger work orders, and plants want technicians who question the alarm as well as clear it.",
      "Contract maintenance firms staff whole sites, so candidates weigh a direct plant job against transfer options and site bonuses.",
    ],
    questions: [
      {
        question: "How do we test electrical skill safely?",
        answer:
          "Use a de-energized trainer board: a motor starter with planted faults, a meter and a schematic. Community colleges and many plants have one. Avoid live panels, because an applicant is not a qualified person under your electrical safety program until you have trained and named them one.",
      },
      {
        question: "Fixed nights or a rotating schedule: which fills faster?",
        answer:
          "Fixed nights with a differential usually attract people who already live that way; rotation spreads the burden and loses some of them. Twelve-hour patterns with every second weekend off are often well received. Whatever you pick, publish the calendar with the job ad.",
      },
      {
        question: "Could the best operator on the line move over?",
        answer:
          "Often, since they know how the equipment behaves. Begin with PMs and changeovers, sponsor basic electrical and mechanical classes at a technical college, and set skill steps with pay attached. Keep them away from energized troubleshooting until they are authorized for it.",
      },
    ],
  },
  "diesel-mechanic-recruiters": {
    description:
      "Trucks parked on the fence line haul no freight. Source a Diesel Mechanic by engine family, ASE status, tooling and taste for shop or road calls.",
    intro:
      "Every tractor parked behind the shop is a load given to someone else, and outside repair queues are long. Fleets need a mechanic with a full box who treats a fault code as where the diagnosis begins.",
    hiredFor: {
      text: "Fleet shops, dealers, construction equipment, transit and agriculture each train a different mechanic. A dealer technician knows one brand's software deeply; a fleet hand sees Cummins, Detroit and PACCAR in one morning and lives by preventive maintenance. We ask about engine mix, trailers and reefers, bay hours, road calls and whether a CDL is truly needed.",
      duties: [
        "Diagnose aftertreatment, fuel and electrical faults with the engine maker's software",
        "Perform PM services and DOT annual inspections and document every defect",
        "Rebuild brakes, wheel ends and driveline components to torque specification",
      ],
    },
    credentials: [
      "ASE Medium-Heavy Truck, T-series",
      "Inspector qualification under 49 CFR 396.19",
      "Section 609 card for vehicle air conditioning",
      "Cummins, Detroit or Cat factory training",
      "Class A CDL for road tests",
    ],
    tools: ["Cummins INSITE", "Detroit DiagnosticLink", "PACCAR Davie4", "JPRO", "Cat ET", "TMT Fleet Maintenance"],
    screening: [
      {
        title: "Codes versus cause",
        text: "The truck derates on a DPF code right after a new filter went in. Asked for the next test, a sound candidate weighs soot load, injectors, turbo oil or a leaking clamp before any part is ordered.",
      },
      {
        title: "Emissions honesty",
        text: "Deleting emissions equipment violates the Clean Air Act. We raise the subject plainly, since a mechanic who offers deletes can bring that liability into your shop, and a former service manager often knows.",
      },
      {
        title: "Toolbox and transcripts",
        text: "Photographs of the box, a list of what the last shop supplied, ASE results with expiry dates. If annual inspections belong to the job, we also read the training or experience record that qualifies the inspector.",
      },
    ],
    good: "PM sheets are complete, the reported complaint is fixed and so is the leaking seal beside it. Labor gets booked to the right code, and few units come back for the same fault.",
    great:
      "Notices three tractors failing at the same harness, proves the chafe point and reroutes the loom across the fleet. The warranty claim is paid, and drivers ask for that bay by the mechanic's name.",
    trends: [
      "Aftertreatment and wiring faults fill more of the day in many shops, so laptop diagnosis is discussed before overhaul experience.",
      "Mobile repair and dealer field trucks attract mechanics who like independence, leaving night shifts in fixed shops open.",
    ],
    questions: [
      {
        question: "Is flat rate or hourly better for a fleet shop?",
        answer:
          "Fleets generally pay hourly with overtime, because preventive work suffers when speed is rewarded. Dealers use flat rate or a blend. A dealer technician considering you will compare annual earnings, so explain guaranteed hours, tool allowance, shift premium and training pay in one conversation.",
      },
      {
        question: "Who normally buys the tools and scan software?",
        answer:
          "Hand tools belong to the mechanic in most shops; the employer supplies lifts, presses, specialty pullers and software licenses. Consider a yearly allowance, theft insurance for the box and help moving it. Some states regulate who must furnish tools, so confirm yours with counsel.",
      },
      {
        question: "Do we really need a mechanic with a CDL?",
        answer:
          "Only if they will road test or recover vehicles that require one on public streets. Asking for it otherwise cuts the pool, and those who drive under it fall under DOT drug testing and the Clearinghouse. Many employers hire without and sponsor the training later.",
      },
    ],
  },
};
