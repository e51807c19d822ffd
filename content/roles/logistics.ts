import type { RoleCopy } from "../types.ts";

/** The text of each Logistics role page, by slug. */
export const logistics: Readonly<Record<string, RoleCopy>> = {
  "warehouse-manager-recruiters": {
    description:
      "Receiving, picking, dock and crew under one lead. Hire a Warehouse Manager whose accuracy, safety record and peak season we have questioned closely.",
    intro:
      "Trailers wait in the yard, pickers walk past empty slots and the temp agency quietly becomes the largest department. Filling the post takes a floor leader who measures the building by the hour and can cover any station in it.",
    hiredFor: {
      text: "Square footage says little. Case picking to stores, each-picking for online orders, cold storage and bonded goods are different trades under one kind of roof. The manager answers for throughput, accuracy, safety, labor cost and equipment, and for the relationship with carriers whose drivers are waiting outside.",
      duties: [
        "Set the labor plan at dawn from open orders, inbound appointments and last night's leftovers.",
        "Audit pallets and picks by sample, then retrain the zone where errors cluster.",
        "Renew operator evaluations for powered industrial trucks and pull unsafe equipment from service.",
      ],
    },
    credentials: [
      "Logistics degree, or promotion from lead",
      "CLTD from ASCM",
      "OSHA 30 card",
      "Forklift trainer qualification",
    ],
    tools: ["Manhattan Active WM", "Blue Yonder WMS", "SAP EWM", "Opendock", "Zebra RF scanners"],
    screening: [
      {
        title: "Layout exercise",
        text: "On a plain floor plan with a list of fast movers, candidates place the stock and draw the pick path. Replenishment, battery charging and the fire aisle are where experience shows.",
      },
      {
        title: "Peak, hour by hour",
        text: "The heaviest day of last season comes first: lines shipped, people present, carrier cutoffs, what broke. Then we ask what was done in September that made it bearable.",
      },
      {
        title: "Quit rate on nights",
        text: "Hourly turnover by shift, and the share of temps converted, come from the candidate first. A human resources contact or staffing account manager at the former site gives the other half.",
      },
    ],
    good: "Ships complete orders before carrier cutoff, keeps inventory accuracy at target through routine counts and runs a clean dock. New hires are certified on equipment before touching it.",
    great:
      "Redraws slotting twice a year and shows the walking distance saved. During peak the temps ask to return, because breaks were honored and the work was explained. Insurance visits end with few findings.",
    trends: [
      "Warehouse quota laws, among them California's AB 701 and New York's Warehouse Worker Protection Act, require written disclosure of productivity standards.",
      "Mobile robots and goods-to-person systems ask managers to plan around uptime contracts as well as shifts.",
    ],
    questions: [
      {
        question: "Does experience in a third-party warehouse count the same as in-house?",
        answer:
          "It counts differently. A 3PL manager juggles several clients, bills by activity and watches contract margins, which builds discipline with data. In-house managers go deeper into one product and its sales rhythm. For a quickly changing product range we lean toward 3PL; for regulated goods, toward the specialist.",
      },
      {
        question: "Must the manager be certified to drive a forklift?",
        answer:
          "Only those who operate one. OSHA's powered industrial truck standard makes the employer train, evaluate and certify each operator, with a new evaluation at least every three years; a card from a previous job does not carry over by itself. A manager who is qualified supervises with more credibility.",
      },
      {
        question: "When should we add a second manager for nights?",
        answer:
          "Usually once the late shift ships its own cutoffs or receives live loads. A lead can hold a crew that finishes the day's work; decisions on carriers, injuries and overtime need authority on site. Compare the cost with missed trailers and with how often the day manager is woken.",
      },
    ],
  },
  "logistics-coordinator-recruiters": {
    description:
      "Loads tendered, appointments kept, paperwork matched. Find a Logistics Coordinator who tracks freight to delivery and tells customers first.",
    intro:
      "Freight still moves without this desk, only later and at whatever rate the last carrier quoted. It takes an organized, persistent caller who keeps forty shipments in view and treats a silent tracking screen as a problem.",
    hiredFor: {
      text: "Shippers, brokers and importers all use the title. On the shipper's side it covers tendering loads, booking dock appointments, issuing documents and disputing accessorials. Import desks add container tracking, customs entries through a broker and free-time clocks at the port. We recruit to the mode, since ocean and LTL share few habits.",
      duties: [
        "Tender loads through the TMS, confirm pickup windows and rebook the ones carriers reject.",
        "Prepare bills of lading with correct weight, class and hazardous materials description.",
        "Chase proof of delivery, file freight claims and contest detention charges.",
      ],
    },
    credentials: [
      "Associate or higher degree in logistics",
      "CLTD, or coursework toward it",
      "Hazmat employee training, 49 CFR 172",
      "IATA dangerous goods certificate, for air",
      "Customs broker license, for import desks",
    ],
    tools: ["MercuryGate TMS", "project44 or FourKites", "DAT load board", "CargoWise", "EDI and carrier portals"],
    screening: [
      {
        title: "Spot the bad document",
        text: "A bill of lading, packing list and commercial invoice arrive with four contradictions. Finding them takes a few minutes; describing what each would cost at the border or the dock separates candidates.",
      },
      {
        title: "Rate comparison",
        text: "Three carriers, different transit times, fuel surcharges and liability limits. We ask for a choice and a sentence to the customer, then change the delivery date and ask again.",
      },
      {
        title: "Carrier-side reference",
        text: "Dispatchers at regular carriers know who gives fair notice and accurate weights. With permission we call one, along with the supervisor, and listen for the difference between firm and rude.",
      },
    ],
    good: "Updates every shipment before being asked, files claims inside the deadline and catches an accessorial that was never authorized. Customers get revised times in the morning, when they can still act.",
    great:
      "Notices that Friday pickups at one plant fail twice a month and moves the cutoff. Carriers offer capacity here first during tight weeks, because detention is paid when it is owed.",
    trends: [
      "LTL classification is moving toward density, which means coordinators must collect accurate dimensions from the warehouse.",
      "Freight fraud and double brokering have made carrier vetting, through FMCSA records and callbacks, part of routine tendering.",
    ],
    questions: [
      {
        question: "Can a logistics coordinator work from home?",
        answer:
          "Tendering, tracking and claims can all be done remotely, and many brokerages work that way. A coordinator who also runs the shipping office, prints documents or deals with drivers at the window belongs on site. Split arrangements work where a dock lead handles paper and the coordinator handles carriers.",
      },
      {
        question: "Should we look for brokerage or shipper experience?",
        answer:
          "Brokerage people are quick on rates and comfortable on the phone, and some are tired of commission. Those from a shipper understand order systems, inventory and the patience a plant requires. For high spot volume choose the first; for contract carriers and routing guides, the second adapts faster.",
      },
      {
        question: "What test tells us most in a short interview?",
        answer:
          "Use your own worst shipment of the quarter. Hand over the emails and documents with names removed and give twenty minutes for a recovery plan. You will see reading speed, priorities and tone toward a carrier at once. Pay finalists for their time if the exercise runs past an hour.",
      },
    ],
  },
  "inventory-manager-recruiters": {
    description:
      "Stock records that match the shelf: hire an Inventory Manager with retail counts, shrink analysis and replenishment behind them, checked by reference.",
    intro:
      "The website promises what the stockroom lacks, markdowns bury slow sizes and the year-end count produces a number nobody can defend. Retailers want a skeptical counter with commercial sense, who asks why a variance exists before posting it away.",
    hiredFor: {
      text: "Three functions meet here: accuracy of the record, level of the stock and recovery of the cash tied up in it. In a chain the manager directs counts, allocation rules and transfers; at an online seller the same person may own purchase timing and supplier lead times. Say which of these is bleeding.",
      duties: [
        "Plan cycle counts by value and velocity, and investigate variances above tolerance.",
        "Rebalance sizes and colors between stores before the weekend instead of after it.",
        "Review aged stock with buyers and agree on transfer, markdown or vendor return.",
      ],
    },
    credentials: [
      "CPIM certificate",
      "Degree in finance or supply chain",
      "Physical inventory experience under outside auditors",
      "Supervision of hourly count teams",
    ],
    tools: ["Manhattan Active Omni", "Oracle Retail", "RELEX", "NetSuite or Cin7", "Zebra handhelds", "SQL"],
    screening: [
      {
        title: "Variance hunt",
        text: "A spreadsheet with four hundred lines hides a unit-of-measure error, a receiving duplicate and real theft. Candidates name which is which, and the next record they would pull to prove it.",
      },
      {
        title: "Count-day command",
        text: "We take them through the last full physical: freeze time, tags, recounts, auditors present, reconciliation. Vague replies about the count company doing everything mean the authority sat elsewhere.",
      },
      {
        title: "Finance speaks",
        text: "Besides operations, we phone an accountant who booked this person's adjustments. Restatements, surprises after quarter close and the quality of the supporting notes are what we raise there.",
      },
    ],
    good: "Holds record accuracy at target, runs counts without closing longer than planned and explains shrink by category. Replenishment settings are reviewed each season, with dead stock reported before it turns embarrassing.",
    great:
      "Frees cash by cutting duplicate safety stock, and availability on best sellers still rises. Store teams stop hiding spare units in the back room because the system has earned their belief.",
    trends: [
      "RFID tagging, required by several large chains beyond apparel, makes frequent counts cheap and exposes poor receiving habits.",
      "Selling one pool of stock across stores, marketplaces and pickup punishes small record errors that once stayed local.",
    ],
    questions: [
      {
        question: "Is this a warehouse job or a finance job?",
        answer:
          "It sits between them, and the reporting line tilts it. Under finance the emphasis falls on valuation, reserves and audit evidence; under supply chain, on availability and turns. Pick the one that is costing you money now. The wrong lean produces either perfect reports or full shelves, seldom the two together.",
      },
      {
        question: "What systems knowledge should we insist on?",
        answer:
          "Ask for depth in at least one serious retail or warehouse system, plus strong spreadsheets or SQL. Your exact platform can be learned within a few months. An exception is a migration already underway: then a manager who has loaded opening balances and lived through a cutover deserves preference.",
      },
      {
        question: "Could an inventory lead from our stores step up?",
        answer:
          "A good lead knows where errors begin, which outsiders spend months learning. What is usually missing is planning across locations, dealing with auditors and influencing buyers. Try a six-month assignment on one category with a mentor in finance. We can assess your lead beside outside applicants under identical exercises.",
      },
    ],
  },
  "procurement-specialist-recruiters": {
    description:
      "Late castings and quiet price increases are what a Procurement Specialist prevents. Recruited by commodity, spend level and ERP experience.",
    intro:
      "Buyers elsewhere get the allocation, line-down calls multiply and old contracts renew at the supplier's price. Manufacturers are best served by a negotiator who understands how the part is made and keeps promises to vendors as well.",
    hiredFor: {
      text: "Direct materials, MRO and services are bought in different ways, and few people excel at all of them. The specialist quotes, negotiates, places orders, expedites and keeps supplier records honest. In regulated plants the approved vendor list, conflict minerals declarations or DFARS clauses come with every purchase, and the posting should say so.",
      duties: [
        "Issue RFQs with drawings and volumes, then compare total landed cost across bidders.",
        "Expedite overdue orders by part number, beginning with those that stop a line first.",
        "Update lead times and price breaks in the ERP so planning works from facts.",
      ],
    },
    credentials: [
      "CPSM from ISM",
      "CPIM or CSCP",
      "Business or engineering degree",
      "Blueprint reading and GD&T basics",
      "DFARS familiarity, in defense supply",
    ],
    tools: ["SAP Ariba", "Coupa", "Oracle Procurement", "Infor or Epicor", "Excel cost models"],
    screening: [
      {
        title: "Should-cost estimate",
        text: "Given a simple bracket drawing and material price, candidates build a rough cost: stock, machine time, finish, freight, margin. Being off is fine. Missing the finish or the tooling is not.",
      },
      {
        title: "Live negotiation",
        text: "One of our recruiters plays a sole-source supplier announcing a price increase. We listen for questions about the driver, index evidence and volume before any number is countered.",
      },
      {
        title: "Gifts and conflicts",
        text: "Suppliers offer tickets, dinners and favors. We ask what the last policy said, when it was tested and who was told, and put the same subject to a former manager.",
      },
    ],
    good: "Places orders on time with correct terms, keeps the open order report clean and obtains competing quotes where the policy requires them. Engineers hear about a delayed part before they ask.",
    great:
      "Finds a second source for a troublesome component and sees it through sampling and approval. Suppliers bring cost ideas unprompted, and an honest forecast means they hold stock for this customer in shortages.",
    trends: [
      "Tariff changes under Sections 232 and 301 push buyers to know HTS codes, origin rules and cost-sharing clauses.",
      "Forced-labor enforcement, notably under the UFLPA for goods linked to Xinjiang, adds supply chain tracing to ordinary supplier onboarding.",
    ],
    questions: [
      {
        question: "What separates a procurement specialist from a buyer?",
        answer:
          "Companies use the words loosely. A buyer mostly turns requisitions into orders and chases delivery. The specialist also sources, negotiates agreements and measures suppliers. If strategy for a whole commodity is expected, call it category manager and budget accordingly, because experienced applicants read the title as a pay signal.",
      },
      {
        question: "Should we test negotiation skills before making an offer?",
        answer:
          "Yes, briefly. A fifteen-minute role play on a price increase reveals preparation and temper, and a short written email to a late supplier shows the everyday tone. Avoid using a live contract. Finalists may be bound by confidentiality toward present suppliers, who could be yours as well.",
      },
      {
        question: "Do candidates need experience with our exact commodity?",
        answer:
          "For castings, electronics or resins it shortens the learning considerably, because process knowledge drives price discussions. In packaging, MRO and services, method counts for more. Someone who has bought machined parts usually manages sheet metal. Tell us your top ten suppliers by spend and we will judge the distance.",
      },
    ],
  },
  "supply-chain-analyst-recruiters": {
    description:
      "Forecast error, excess stock, freight spend: a Supply Chain Analyst explains them with evidence. We test modeling and business sense together.",
    intro:
      "Planners argue from separate spreadsheets, the forecast is wrong in the same direction each month and no one has time to find out why. The remedy is a curious quantitative thinker who also visits the warehouse.",
    hiredFor: {
      text: "Planning teams add an analyst once decisions outgrow intuition: how much safety stock, which plant serves which region, where the expedite money goes. Cleaning master data takes up many of the hours. The output that matters is a recommendation a planner or buyer can act on by Thursday.",
      duties: [
        "Measure forecast bias and error by product family, and present causes at the S&OP meeting.",
        "Query shipment and order tables, then reconcile them with the ERP before charting anything.",
        "Model reorder points under new lead times and show the cash effect of each option.",
      ],
    },
    credentials: [
      "Bachelor's in supply chain, statistics or engineering",
      "CSCP or CPIM, often in progress",
      "Microsoft Power BI certification (PL-300)",
      "Coursework in operations research",
    ],
    tools: ["SQL", "Excel", "Power BI or Tableau", "SAP IBP or Kinaxis", "Python", "anyLogistix"],
    screening: [
      {
        title: "Dirty data exercise",
        text: "Two years of weekly demand contain a stockout, a promotion and a mistyped quantity. Analysts who forecast straight through the stockout as if customers vanished are shown the point and asked to continue.",
      },
      {
        title: "One chart, two minutes",
        text: "Finalists present a single finding to our recruiter, who acts as a plant manager in a hurry. Clear advice, with its uncertainty stated, beats a tour of the method.",
      },
      {
        title: "Trail to a decision",
        text: "For the proudest project on the résumé we ask who used the result and what they did differently. A planner or buyer from that team then confirms, or corrects, the account.",
      },
    ],
    good: "Delivers weekly reports that reconcile, answers follow-up questions with the query attached and explains forecast misses without blaming sales. Master data errors found along the way are logged and corrected.",
    great:
      "Shows that a popular item loses money after expedites, and pricing changes as a result. Planners drop by with half-formed questions, since the answers come back tested against what actually happens at the dock.",
    trends: [
      "Planning suites generate the baseline forecast themselves, shifting analysts toward exceptions, scenario work and the quality of inputs.",
      "Volatile duties and ocean transit times turn network modeling, once an annual exercise, into a recurring request.",
    ],
    questions: [
      {
        question: "Should we hire a supply chain analyst or a data analyst?",
        answer:
          "If the question is about inventory, lead times or freight, take the one who knows what a backorder does to demand history. A general data analyst may write better SQL and still misread a blanket order. With a strong planner beside them, the generalist becomes workable and the pool widens.",
      },
      {
        question: "How much Python or SQL is really necessary?",
        answer:
          "SQL at a working level is worth insisting on: joins, aggregates, dates. Python matters where models are rebuilt often or spreadsheets have hit their limits. Plenty of excellent planning analysis is still done in Excel. List the three recurring analyses you want, and the requirement usually becomes obvious.",
      },
      {
        question: "Where does this analyst go after two or three years?",
        answer:
          "Toward demand planning, sourcing, S&OP leadership or analytics management, as they come to prefer people or models. Firms that rotate analysts through a plant or distribution center keep them longer. Without a next step on paper, expect consulting firms and software vendors to call with one.",
      },
    ],
  },
};
