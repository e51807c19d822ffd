import type { RoleCopy } from "../types.ts";

/** The text of each Engineering role page, by slug. */
export const engineering: Readonly<Record<string, RoleCopy>> = {
  "mechanical-engineer-recruiters": {
    description:
      "Hire a Mechanical Engineer who can carry a part from sketch to tolerance stack to supplier sample. Recruiters who read drawings do the first review.",
    intro:
      "The prototype that should be on the bench is still a folder of unchecked drawings. You want an engineer who has watched their own parts get machined, molded or bent, and who changed the print afterward.",
    hiredFor: {
      text: "Most openings start with a product due for its next revision, a cost target the present assembly cannot meet, or field failures nobody has time to trace. The title covers building HVAC consultants, machine designers and thermal analysts alike, so the first thing we settle with you is which physics the job lives in.",
      duties: [
        "Model castings, sheet metal or molded parts and release toleranced drawings through change control",
        "Check loads and fatigue by hand, then confirm the risky sections in simulation",
        "Review supplier samples on the bench and answer the toolmaker's questions about draft and datums",
      ],
    },
    credentials: [
      "BSME from an ABET-accredited program",
      "FE exam passed (EIT)",
      "PE license, mechanical, for sealed work",
      "ASME GD&T Professional (GDTP)",
      "CSWP or PTC Creo certification",
    ],
    tools: ["SolidWorks", "PTC Creo", "Siemens NX", "Ansys Mechanical", "MATLAB", "Windchill"],
    screening: [
      {
        title: "A print with planted faults",
        text: "Applicants mark up a bracket drawing that has a missing datum, an impossible radius, a tolerance tighter than the process and a note contradicting the title block. We count what they catch and read their questions for the shop.",
      },
      {
        title: "Simulation against the bench",
        text: "The subject is one finite element result that disagreed with the physical test, and which of the two was wrong. Mesh, boundary conditions and load cases come up unprompted when the person ran the model personally.",
      },
      {
        title: "Life after release",
        text: "Buyers and toolmakers make telling references. One of them says how many revisions followed a typical release and if the engineer picked up the phone once tooling had a problem.",
      },
    ],
    good: "Drawing packages arrive complete enough for the shop to quote without calling back. Hand calculations precede the simulation, and every engineering change order carries its reason in writing.",
    great:
      "Goes to the molder before freezing the design and removes parts from the assembly where others would strengthen them. The test plan can be run by a technician alone, and purchasing shares supplier quotes early.",
    trends: [
      "Printed prototypes have shortened the first design loop, which turns interviews toward production methods such as casting, stamping and molding.",
      "Battery enclosures and liquid cooling move thermal experience from automotive into equipment makers, energy storage and data centers.",
    ],
    questions: [
      {
        question: "Do we need a licensed PE for a product design seat?",
        answer:
          "Usually not. Most states exempt in-house product work from licensure under what is called the industrial exemption, while HVAC and plumbing drawings for buildings are commonly sealed. If your sheets go to a permit office, tell us the state and ask counsel what it requires.",
      },
      {
        question: "How much does the CAD package on a résumé matter?",
        answer:
          "Less than the part type. Somebody who designed plastic housings in Creo generally picks up SolidWorks on the job; a SolidWorks user who has only done weldments will struggle longer with draft and sink marks. Insist on the exact program for a short contract only.",
      },
      {
        question: "Is contract-to-hire realistic for mechanical design work?",
        answer:
          "For a defined project it is: hourly contract designers form an established market, and many are open to staying. People in permanent jobs seldom give up benefits for a trial. To reach that second group, offer direct employment and use a paid design exercise as your evidence.",
      },
    ],
  },
  "electrical-engineer-recruiters": {
    description:
      "Power systems, building electrical or board design: tell us which Electrical Engineer you need and meet people who have stamped it or shipped it.",
    intro:
      "Old arc flash labels and a board respin with no owner are typical signs that this chair has been vacant too long. We look for people whose calculations have been energized and measured by somebody else.",
    hiredFor: {
      text: "Two labor markets share the name. Consultants and utilities want load flow, protection and code compliance; product companies want schematics, layout and emissions testing. Few people move between them after several years, so a posting that mixes both draws applicants from neither. The brief is built on voltage level, deliverable and who approves the drawing.",
      duties: [
        "Size feeders, breakers and transformers and defend the choices in a plan review",
        "Capture schematics, review layouts and bring up first boards with an oscilloscope",
        "Run short-circuit, coordination or signal-integrity studies and issue the findings in writing",
      ],
    },
    credentials: [
      "BSEE or computer engineering degree",
      "EIT certificate on the way to licensure",
      "PE, Electrical and Computer: Power",
      "NFPA 70E electrical safety training",
      "IPC CID for board layout",
    ],
    tools: ["ETAP", "SKM PowerTools", "Revit MEP", "Altium Designer", "LTspice", "Keysight oscilloscopes"],
    screening: [
      {
        title: "Kilovolts or millivolts",
        text: "Our opening call separates the two halves of the profession. We want the largest service designed or the densest board routed, and the document that governed it: the NEC, IEEE 1584, a UL standard, FCC Part 15.",
      },
      {
        title: "Explaining a one-line",
        text: "Candidates bring a sanitized sheet and talk from the source down. We note whether grounding, fault current and spare capacity come up or, in product work, decoupling, return paths and the component that went obsolete.",
      },
      {
        title: "The day of energization",
        text: "Everyone has a start-up story. A field electrician or test technician who stood there confirms it by phone, including how the error was found and who corrected the record drawings.",
      },
    ],
    good: "Studies and schematics come back from peer review with minor comments. The code article is cited in place of habit, and the panel schedule stays in step with what was installed.",
    great:
      "Raises the utility lead time or the sole-source chip at concept stage and has an alternate ready when procurement asks. Test procedures from this desk let a technician locate faults without phoning the designer.",
    trends: [
      "Long deliveries for switchgear and transformers have made early specification and substitution something employers test for.",
      "Data centers, storage developers and interconnection studies draw power specialists away from building design consultancies.",
    ],
    questions: [
      {
        question: "Can a PE from another state seal our drawings?",
        answer:
          "Only once your state grants its own license. Comity applications are routine for engineers with an NCEES record, though each board works at its own speed and some add requirements. We list every state a finalist holds and whether the record is up to date.",
      },
      {
        question: "Which parts of this job can be done from home?",
        answer:
          "Studies, schematics and most layout can. Bring-up, factory acceptance tests and site surveys need the person present, and so does mentoring an EIT whose hours count toward licensure. Put the number of lab or site days in the posting; applicants treat it as a condition of employment.",
      },
      {
        question: "Could a senior designer-drafter be promoted in place of hiring?",
        answer:
          "For panel design and documentation it can work, because knowledge of your standards outweighs theory there. Protection studies and sealed sheets usually call for a degree and a path to licensure under board rules. Some employers split the duties and retain a consulting engineer of record.",
      },
    ],
  },
  "civil-engineer-recruiters": {
    description:
      "From grading plans to permit comments, we find the Civil Engineer a land development, roadway or water project calls for, license verified by state.",
    intro:
      "Plan review comments come back, and nobody is free to answer them before the developer's closing date. Local knowledge counts here: the engineer should know the agency's checklist as well as the hydraulics.",
    hiredFor: {
      text: "Consultants add civil staff when backlog outgrows the people who can sign, and agencies do so when submittals pile up unreviewed. Site development, transportation, structural, geotechnical and water resources each have a separate pool. An EIT close to licensure and a PE with client relationships are also different purchases, at different rates.",
      duties: [
        "Prepare grading, drainage and utility sheets and carry them through agency review",
        "Size detention basins and storm sewers and write the report behind them",
        "Answer contractor RFIs and walk the site when conditions differ from the borings",
      ],
    },
    credentials: [
      "Civil engineering degree, ABET recognized",
      "Professional Engineer, states and numbers listed",
      "Engineer Intern with FE passed",
      "Certified Floodplain Manager (CFM)",
      "PTOE for traffic specialists",
    ],
    tools: ["Civil 3D", "OpenRoads Designer", "HEC-RAS", "HydroCAD", "ArcGIS Pro", "Bluebeam Revu"],
    screening: [
      {
        title: "Seal lookup",
        text: "Licensing boards publish number, expiry and discipline online. We read all three ahead of the first interview, then ask which sheets of a recent set carried the applicant's own seal and which a supervisor's.",
      },
      {
        title: "Jurisdiction knowledge",
        text: "We name the county, the DOT district or the sewer authority and ask how their last submittal there went. Somebody who has been through it will mention the stormwater manual, the reviewer's habits and the sticking point.",
      },
      {
        title: "The superintendent's opinion",
        text: "On the reference list we like to see a contractor. How quickly RFIs came back, whether plan elevations matched the dirt, and what was done on the morning they conflicted: that call covers all of it.",
      },
    ],
    good: "Gets a set through review in the expected number of cycles and keeps quantities tied to the drawings. The project manager hears early when a survey or soils report is thin.",
    great:
      "Calls the reviewer before submitting and phases earthwork so the owner hauls less. Two EITs pass their exams with this engineer's help, and the client asks for the same name on the next parcel.",
    trends: [
      "Updated rainfall data and local stormwater manuals enlarge drainage scopes, so hydrology experience is wanted even on ordinary site jobs.",
      "Digital terrain models go straight to machine-controlled graders, which makes clean surfaces worth more than handsome plan sheets.",
    ],
    questions: [
      {
        question: "How long before an EIT can sign for us?",
        answer:
          "States commonly require four years of qualifying experience under a licensed engineer plus the PE exam, which many allow people to sit earlier. Ask what has been documented so far, since past supervisors are hard to reach later. Work needing a seal today needs a PE today.",
      },
      {
        question: "Do public agency engineers adapt to a consulting firm?",
        answer:
          "Many do, and they know from inside how reviews are decided. Timesheets, utilization targets and proposal writing are the adjustment. Pension vesting affects when they can move, and post-employment ethics rules may limit contact with the former agency for a period.",
      },
      {
        question: "What do civil engineers ask about besides salary?",
        answer:
          "Paid overtime comes first, because some firms pay straight time for extra hours and others nothing. After that: exam fees and renewals, the balance of project work and marketing, and a written path to associate or owner. Have those answers ready before the meeting.",
      },
    ],
  },
  "manufacturing-engineer-recruiters": {
    description:
      "Cycle time, scrap and launch dates land on one desk. Hire a Manufacturing Engineer who has balanced lines and bought off equipment like yours.",
    intro:
      "Supervisors clear the same jam every shift because no one owns the method behind it. An engineer in this job rewrites the process with the operators who run it, then stays until the new way holds.",
    hiredFor: {
      text: "The usual trigger is a product launch, a capital project or a line that cannot hit rate. Some plants want a specialist in welding, molding, machining or assembly; others need a generalist for fixtures, layouts and continuous improvement. Applicants ask early how much capital they would control and how many lines they would cover.",
      duties: [
        "Time the bottleneck station, rebalance the work and document the new standard",
        "Write PFMEAs, routings and visual instructions ahead of each product change",
        "Specify fixtures and machines, then run acceptance trials at the vendor and in-house",
      ],
    },
    credentials: [
      "Bachelor's in manufacturing, industrial or mechanical engineering",
      "SME Certified Manufacturing Engineer (CMfgE)",
      "Lean Six Sigma Green Belt",
      "Technical diploma plus toolroom experience",
    ],
    tools: ["Minitab", "AutoCAD", "FlexSim", "Tulip", "SAP routings"],
    screening: [
      {
        title: "A line from memory",
        text: "On blank paper they draw the last area they were responsible for: stations, takt, buffers, where scrap appeared. Anyone who lived on that floor draws fast and remembers where the operators stood.",
      },
      {
        title: "Capital they spent",
        text: "One purchase, from justification to buy-off. We go through the payback sheet, the runoff criteria and the first month of real output, and hear from maintenance how the machine has behaved since.",
      },
      {
        title: "Who gets the questions",
        text: "Whoever hosts the plant visit keeps an eye on this. A promising finalist turns to the person at the press, asks about the workaround taped to the guard, and waits for the answer.",
      },
    ],
    good: "Instructions match the product being built, trial actions close on schedule and the line reaches rate within the planned ramp. Each change has before-and-after times signed by the shift lead.",
    great:
      "Withdraws a capital request after fixing the method. Operators are consulted before the fixture is drawn, second shift inherits a process that needs no midnight call, and later launches copy the paperwork.",
    trends: [
      "Reshored and duplicated lines create launch jobs, often in smaller towns where relocation help decides the outcome.",
      "Cobots and vision cells are reaching low-volume plants, so fixture designers are asked to program as well.",
    ],
    questions: [
      {
        question: "Would an industrial engineer serve us just as well?",
        answer:
          "Industrial engineers study flow, labor standards and layout across the site. The manufacturing side owns tooling, parameters, equipment and yield. Smaller plants combine the two. If your losses are in waiting and walking, lean toward the first; if they are in scrap and downtime, the second.",
      },
      {
        question: "Could a senior toolmaker or technician step up into it?",
        answer:
          "Often, and their floor knowledge is hard to buy elsewhere. What tends to be missing is statistics, cost justification and report writing. Pair the promotion with an SME course or an evening degree, and put an experienced engineer beside them for the first project.",
      },
      {
        question: "Which working hours should the posting state?",
        answer:
          "Day shift with launch exceptions is the common pattern. Say plainly if trials happen on weekends, whether off-shift support is by phone or in person, and how extra days are given back to exempt staff. Veterans of a launch will raise it anyway.",
      },
    ],
  },
  "quality-engineer-recruiters": {
    description:
      "Audit ahead, complaints rising or a PPAP overdue: meet a Quality Engineer screened on root cause work, gauge studies and the standard you hold.",
    intro:
      "Corrective actions go overdue one at a time until the customer's scorecard turns red. Investigators do well in this work, provided they can tell a production manager that the lot is not shipping.",
    hiredFor: {
      text: "Sector decides the search. Automotive suppliers ask for PPAP and IATF 16949, aerospace for AS9100 and first article inspection, device makers for ISO 13485 and design controls. Within each, supplier quality, process quality and the management system are separate seats. Say where the trouble is, because an excellent auditor may be an ordinary statistician.",
      duties: [
        "Lead 8D or CAPA investigations and verify that the fix held",
        "Qualify gauges with repeatability studies before trusting the measurements they give",
        "Review supplier submissions, disposition nonconforming lots and brief customers on containment",
      ],
    },
    credentials: [
      "ASQ Certified Quality Engineer (CQE)",
      "Lead auditor course, ISO 9001 or AS9100",
      "Six Sigma Black Belt with project record",
      "Engineering or science bachelor's degree",
    ],
    tools: ["Minitab", "PC-DMIS", "ETQ Reliance", "MasterControl", "InfinityQS", "SAP QM"],
    screening: [
      {
        title: "Reading an 8D",
        text: "A redacted corrective action comes with the application. We check that the root cause is a mechanism and not a person's name, that the escape point was found, and that evidence closed it. Retraining as the sole action raises a flag.",
      },
      {
        title: "Statistics at the table",
        text: "Given a capability printout and a gauge study from the same feature, they decide whether the process or the instrument is at fault. No formulas are required; the reasoning takes about ten minutes.",
      },
      {
        title: "The hold nobody wanted",
        text: "We want the story of a shipment they stopped: who objected and where the decision was recorded. A plant manager or customer representative from that time then gives us the other side over the phone.",
      },
    ],
    good: "Closes corrective actions with evidence and keeps control plans matched to the floor. Complaints are answered with measurements attached, and a surveillance audit passes without anyone hunting for records.",
    great:
      "Sees drift on the chart while parts are still in tolerance, and persuades design to widen a dimension that never mattered. Inspection shrinks each year because the process has earned it.",
    trends: [
      "FDA has aligned its device quality rule, 21 CFR Part 820, with ISO 13485, and manufacturers want people fluent in both.",
      "Inline vision and automatic gauging yield far more data than a wall chart, which favors engineers who can script the analysis.",
    ],
    questions: [
      {
        question: "Does someone from automotive fit a medical device plant?",
        answer:
          "On problem solving and process control, well. They will need time with design history files, validation protocols and the way complaints feed regulatory reporting. With an inspection approaching, take the device background; for a yield problem, the automotive candidate may be the stronger one.",
      },
      {
        question: "Who should this position report to?",
        answer:
          "A quality director or the site leader. When the line runs through production, experienced applicants want to know what happens if they disagree, and some withdraw at that point. Write the authority to stop a shipment into the job description, where finalists can read it.",
      },
      {
        question: "Can a long-serving inspector be promoted into the role?",
        answer:
          "Yes, when they already draft the dispositions that others sign. ASQ accepts work experience without a degree for the CQE, so exam preparation gives the move a milestone. Fill the inspection bench first; otherwise one person ends up holding both jobs and doing the old one.",
      },
    ],
  },
  "controls-engineer-recruiters": {
    description:
      "Lines stop when code has no owner. Every Controls Engineer we present is tested on your PLC, HMI and robot platforms, with travel already agreed.",
    intro:
      "When the integrator's laptop leaves the building, small faults become long stoppages because nobody on site can go online with the processor. Strong candidates read other people's ladder logic without complaint and have commissioned lines at odd hours.",
    hiredFor: {
      text: "End users want uptime and standard code across a plant; integrators and machine builders want projects commissioned at customers' sites. That one distinction determines travel, overtime and which résumés are worth reading. Platform follows, then industry: a packaging line, a batch process and a body shop reward different instincts about motion, sequence and guarding.",
      duties: [
        "Write and troubleshoot PLC logic, HMI screens and drive parameters on live equipment",
        "Review panel schematics and check I/O point by point before power-up",
        "Back up every program and keep version history the night crew can find",
      ],
    },
    credentials: [
      "EE, mechatronics or automation technology degree",
      "ISA Certified Automation Professional (CAP)",
      "Inductive Automation Ignition certification",
      "TÜV functional safety certificate",
      "FANUC or ABB robot programming course",
    ],
    tools: ["Studio 5000", "TIA Portal", "Ignition SCADA", "FactoryTalk View", "FANUC Roboguide", "AutoCAD Electrical"],
    screening: [
      {
        title: "Unfamiliar ladder",
        text: "One page of uncommented rungs, with a sequence that sticks in step four. Candidates talk us through finding the missing permissive. The score goes to the search method, since forcing a bit is easy.",
      },
      {
        title: "Safety circuits",
        text: "Our prompt is a risk assessment they sat in on: the performance level chosen and how the light curtain was validated. An applicant who sees the safety relay as an obstacle goes no further.",
      },
      {
        title: "Travel counted in nights",
        text: "Nights away per month, longest stretch, weekend start-ups, notice given. We agree each figure with the applicant and then hear from a past supervisor how it went in practice.",
      },
    ],
    good: "Goes online, isolates the fault to a device or a rung and repairs it without new side effects. Before leaving the cell, uploads the final program and comments what changed.",
    great:
      "Three plants adopt the code library this engineer wrote. Electricians learn to use the HMI diagnostics, and the mechanical designer gets talked into one more sensor so that the stoppage cannot recur.",
    trends: [
      "Plant networks now reach the office, and IEC 62443 or OT security appears in postings that once listed only PLCs.",
      "PLC-5 and SLC 500 processors, long discontinued, still run equipment in many plants and make migration experience its own search term.",
    ],
    questions: [
      {
        question: "Can an Allen-Bradley programmer handle our Siemens line?",
        answer:
          "Given some weeks and a patient colleague, yes, if the fundamentals are sound. Program structure, data blocks and diagnostics differ enough to slow the first start-up. For a commissioning date close at hand, pay for platform experience; for plant support, hire the better troubleshooter.",
      },
      {
        question: "How should overtime and field time be paid?",
        answer:
          "Integrators frequently pay salaried staff straight time or a day premium past a threshold, plus per diem. Plants lean on bonus or time off. Exempt status under the FLSA turns on duties and salary basis, so let counsel review your plan before it is put in writing.",
      },
      {
        question: "Would one of our plant electricians grow into this?",
        answer:
          "Look for the one already opening the laptop. Vendor classes cover instructions and hardware; program structure takes a mentor and a spare processor to practice on. Expect to review the first machine they author, and cover the electrician's shift before you move them.",
      },
    ],
  },
};
