/** What people of twenty trades state in a resume. Lists are separated by "|", parts of an item by ";". All employers are invented. */
export interface Trade {
  /** Newest first. */
  readonly titles: string;
  readonly employers: string;
  readonly bullets: string;
  readonly skills: Readonly<Record<string, string>>;
  /** name;issuer */
  readonly credentials: string;
  /** degree;field */
  readonly degrees: string;
  /** name;description */
  readonly project: string;
  /** role;organization;description */
  readonly volunteering: string;
}

export const trades: readonly Trade[] = [
  {
    titles: "Charge Nurse|Emergency Department Nurse|Staff Nurse|Nursing Assistant",
    employers: "Saint Brannock Medical Center|Larkfield General Hospital|Harbor Point Clinic|Willow Court Care Home",
    bullets:
      "Led a team of nine nurses on night shifts in a 24-bed unit.|Cut medication errors by a third with a double check at handover.|Triaged up to 60 patients a shift and started care within ten minutes.|Taught new colleagues how to read monitors and document in Epic.",
    skills: {
      "Patient care": "Triage|IV therapy|Wound care|Medication administration",
      Systems: "Epic|Cerner|Pyxis",
      Methods: "Shift handover|Infection control",
    },
    credentials:
      "Registered Nurse (RN);Board of Nursing|Certified Emergency Nurse (CEN);Board of Certification for Emergency Nursing|Basic Life Support (BLS);American Heart Association|Advanced Cardiovascular Life Support (ACLS);American Heart Association",
    degrees: "Bachelor of Science;Nursing|Associate of Applied Science;Nursing",
    project: "Falls Watch;A checklist that halved falls on two wards.",
    volunteering: "Vaccination Volunteer;Red Lantern Relief;Gave flu shots on Saturdays.",
  },
  {
    titles: "Lead Electrician|Journeyman Electrician|Apprentice Electrician|Electrical Helper",
    employers: "Brightwire Electric Inc.|Copper & Kane Contractors|Northgate Power Services|Tamarack Builders LLC",
    bullets:
      "Wired 40 apartments from the panel to the last outlet.|Read blueprints and bent conduit for a hospital wing.|Found and fixed faults in three-phase motors within the hour.|Kept a crew of five without an accident for 700 days.",
    skills: {
      Electrical: "Conduit bending|Blueprint reading|Motor controls|Panel installation",
      Safety: "Lockout/tagout|Arc flash safety|NEC code",
      Tools: "Megohmmeter|Fluke multimeter|Cable pulling",
    },
    credentials:
      "Journeyman Electrician License;Department of Labor and Industries|OSHA 30-Hour Construction;Occupational Safety and Health Administration|Master Electrician License;State Electrical Board",
    degrees: "Associate of Applied Science;Electrical Technology|Diploma;Electrical Installation",
    project: "Solar Barn;A 12 kW roof for a community farm.",
    volunteering: "Crew Member;Homes for Neighbors;Rewired old houses for families.",
  },
  {
    titles: "Senior Accountant|Staff Accountant|Accounts Payable Clerk|Bookkeeper",
    employers: "Hollis, Drake & Moran LLP|Pinebank Foods|Granite Loop Logistics|Meridian Tax Partners",
    bullets:
      "Closed the books of six companies in four days each month.|Found 85,000 in duplicate payments and got them back.|Prepared the audit file and answered all questions in a week.|Moved payables from paper to NetSuite.",
    skills: {
      Accounting: "Month-end close|Accounts payable|General ledger|Bank reconciliation",
      Software: "NetSuite|QuickBooks|Microsoft Excel|SAP FI",
      Reporting: "Cash flow forecasting|Variance analysis",
    },
    credentials:
      "Certified Public Accountant (CPA);Board of Accountancy|QuickBooks Online ProAdvisor;Intuit|Certified Management Accountant;Institute of Management Accountants",
    degrees: "Master of Science;Accounting|Bachelor of Business Administration;Finance",
    project: "Close Calendar;A shared plan that took two days off the close.",
    volunteering: "Treasurer;Elm Street Food Pantry;Kept the books of a pantry for 200 families.",
  },
  {
    titles: "Staff Software Engineer|Senior Software Engineer|Software Engineer|Web Developer",
    employers: "Quillstack|Fernbyte GmbH|Tidewater Systems|Lumen & Oak Studio",
    bullets:
      "Split a monolith into twelve services without downtime.|Cut page load from 3.1 to 0.9 seconds for two million users.|Wrote the payment service in Go and its tests.|Reviewed code and mentored four junior engineers.",
    skills: {
      Languages: "TypeScript|Go|Python|SQL",
      Infrastructure: "PostgreSQL|Kubernetes|Terraform|AWS Lambda",
      Practices: "Code review|Continuous integration",
    },
    credentials:
      "AWS Certified Solutions Architect;Amazon Web Services|Certified Kubernetes Administrator;Cloud Native Computing Foundation|Professional Scrum Master I;Scrum.org",
    degrees: "Master of Science;Computer Science|Bachelor of Engineering;Software Engineering",
    project: "tinyqueue;A job queue in 400 lines, used by 90 teams.",
    volunteering: "Coding Mentor;Girls Build Code;Taught Python to teenagers.",
  },
  {
    titles: "Long-Haul Truck Driver|Tanker Driver|Delivery Driver|Yard Hand",
    employers: "Blue Mesa Freight|Ridgeline Tank Transport|Parcel & Post Express|Sunbelt Hauling Co.",
    bullets:
      "Drove 480,000 miles in 42 states without an accident.|Hauled gasoline and diesel to 30 stations a week.|Kept electronic logs and passed every inspection.|Trained six new drivers on mountain roads.",
    skills: {
      Driving: "Tanker hauling|Route planning|Night driving|Double trailers",
      Equipment: "Electronic logging devices|Pallet jack|Lift gate",
      Safety: "Pre-trip inspection|Load securement|Hazmat handling",
    },
    credentials:
      "Commercial Driver's License Class A;Department of Motor Vehicles|Hazardous Materials Endorsement;Transportation Security Administration|Transportation Worker Identification Credential (TWIC);Transportation Security Administration",
    degrees: "Certificate;Commercial Truck Driving|High School Diploma;",
    project: "Quiet Yard;A parking plan that ended backing accidents.",
    volunteering: "Driver;Meals Across Town;Brought lunch to 25 older people.",
  },
  {
    titles: "Head Chef|Sous Chef|Line Cook|Kitchen Porter",
    employers: "The Copper Ladle|Osteria Bellafonte|Marigold Hotel Group|Dockside Grill",
    bullets:
      "Ran a kitchen of 14 and kept food cost at 27 percent.|Wrote a menu from farms within 50 miles.|Passed six health inspections with no remarks.|Served 220 covers on a Saturday night.",
    skills: {
      Kitchen: "Menu planning|Butchery|Pastry|Sauce work",
      Management: "Food costing|Inventory control|Staff scheduling",
      Standards: "HACCP|Allergen control",
    },
    credentials:
      "ServSafe Manager;National Restaurant Association|Level 3 Food Safety;Highfield Qualifications|First Aid at Work;Red Cross",
    degrees: "Diploma;Culinary Arts|Associate of Occupational Studies;Baking and Pastry",
    project: "Root to Stem;A supper series that used every trimming.",
    volunteering: "Cook;Soup at Six;Cooked for 80 guests each Monday.",
  },
  {
    titles: "Head of Science|Biology Teacher|Substitute Teacher|Teaching Assistant",
    employers: "Ashdown Secondary School|Maple Ridge High School|Kingsmere Academy|Little Oaks Primary School",
    bullets:
      "Raised the pass rate in biology from 71 to 88 percent.|Planned lessons for five classes of 28 students.|Ran the science fair with 60 projects.|Worked with parents and counselors on learning plans.",
    skills: {
      Teaching: "Lesson planning|Classroom management|Differentiated instruction|Student assessment",
      Technology: "Google Classroom|Smart boards|Canvas LMS",
      Subjects: "Biology|Chemistry",
    },
    credentials:
      "Professional Teaching License, Grades 6-12;Department of Education|Qualified Teacher Status;Teaching Regulation Agency|Mental Health First Aid;National Council for Wellbeing",
    degrees: "Master of Education;Curriculum and Instruction|Bachelor of Science;Biology",
    project: "Pond Lab;A school pond with a year of student data.",
    volunteering: "Reading Tutor;Open Page Library;Read with children twice a week.",
  },
  {
    titles: "Lead Welder|Structural Welder|Welder Fabricator|Shop Helper",
    employers: "Ironbridge Fabrication|Keystone Pipe & Steel|Harland Shipyard|Delta Weld Works Ltd",
    bullets:
      "Welded 6G pipe for a refinery with a 1.2 percent repair rate.|Built stair towers and handrails from drawings.|Set up fixtures that saved 20 minutes a frame.|Inspected welds by dye penetrant and kept the records.",
    skills: {
      Welding: "TIG welding|MIG welding|Stick welding|Pipe welding",
      Fabrication: "Plasma cutting|Fit-up|Blueprint reading",
      Inspection: "Dye penetrant testing|Visual inspection",
    },
    credentials:
      "AWS D1.1 Certified Welder;American Welding Society|6G Pipe Certification;American Welding Society|Forklift Operator Certificate;National Safety Council",
    degrees: "Certificate;Welding Technology|Diploma;Metal Fabrication",
    project: "Gate Nine;A public gate of 400 hand-made leaves.",
    volunteering: "Shop Instructor;Second Start Workshop;Taught welding to people leaving prison.",
  },
  {
    titles: "Senior Paralegal|Litigation Paralegal|Legal Assistant|File Clerk",
    employers: "Corwin, Hale & Stroud PLLC|Bexley Law Group|Trent & Osgood LLP|County Records Office",
    bullets:
      "Managed discovery of 300,000 documents in Relativity.|Drafted motions and filed them in state and federal courts.|Kept the calendar of five attorneys without a missed deadline.|Prepared exhibits for eleven trials.",
    skills: {
      Legal: "Legal research|Document review|Trial preparation|Contract drafting",
      Software: "Relativity|Westlaw|Clio|Adobe Acrobat",
      Office: "Calendar management|E-filing",
    },
    credentials:
      "Certified Paralegal (CP);National Association of Legal Assistants|Notary Public;Secretary of State|Relativity Certified User;Relativity",
    degrees: "Bachelor of Arts;Political Science|Certificate;Paralegal Studies",
    project: "Brief Bank;A library of 900 briefs by topic.",
    volunteering: "Intake Volunteer;Tenants First Clinic;Helped renters with court forms.",
  },
  {
    titles: "Senior Project Manager|Project Manager|Assistant Site Manager|Site Engineer",
    employers: "Calder & Finch Construction|Stonebank Developments Ltd|Meadowlark Homes|Ostrander Civil Works",
    bullets:
      "Delivered a 42 million school two weeks early.|Led weekly meetings with 18 subcontractors.|Reduced change orders by 30 percent with early design checks.|Kept the risk register and the budget.",
    skills: {
      Planning: "Primavera P6|Cost control|Risk management|Scheduling",
      Software: "Procore|Bluebeam|AutoCAD|MS Project",
      People: "Contract negotiation|Stakeholder management",
    },
    credentials:
      "Project Management Professional (PMP);Project Management Institute|SMSTS;Construction Industry Training Board|PRINCE2 Practitioner;Axelos",
    degrees: "Bachelor of Engineering;Construction Management|Master of Science;Project Management",
    project: "Zero Skip;A site plan that sent nothing to landfill.",
    volunteering: "Trustee;Riverside Youth Club;Looked after the building of a youth club.",
  },
  {
    titles: "Art Director|Senior Graphic Designer|Graphic Designer|Design Intern",
    employers: "Paperkite Studio|Fable & Fern|North Pier Agency|Halftone Press",
    bullets:
      "Designed the identity of a museum and its 60 signs.|Led a team of three designers and two writers.|Made packaging that raised sales by 18 percent.|Prepared files for offset and screen printing.",
    skills: {
      Design: "Typography|Brand identity|Packaging design|Illustration",
      Software: "Adobe InDesign|Figma|Adobe Photoshop|Blender",
      Production: "Prepress|Color management",
    },
    credentials:
      "Adobe Certified Professional;Adobe|UX Design Certificate;Nielsen Norman Group|Web Accessibility Specialist;International Association of Accessibility Professionals",
    degrees: "Bachelor of Fine Arts;Graphic Design|Master of Arts;Visual Communication",
    project: "One Letter a Day;A year of drawn letters, shown in a gallery.",
    volunteering: "Designer;Bike Kitchen Collective;Made posters and a website.",
  },
  {
    titles: "Regional Sales Manager|Account Executive|Sales Representative|Retail Sales Associate",
    employers: "Vantage Medical Supply|Crestline Software|Bramble Office Systems|Oakhurst Appliances",
    bullets:
      "Grew a territory from 1.1 to 2.6 million in three years.|Hired and coached eight representatives.|Won 34 new accounts, two of them hospitals.|Kept the pipeline clean in Salesforce.",
    skills: {
      Selling: "Negotiation|Cold calling|Territory planning|Account management",
      Tools: "Salesforce|HubSpot|ZoomInfo",
      Analysis: "Sales forecasting|Pipeline reviews",
    },
    credentials:
      "Certified Professional Sales Person;National Association of Sales Professionals|Salesforce Certified Administrator;Salesforce|Challenger Selling Certificate;Challenger Inc.",
    degrees: "Bachelor of Business Administration;Marketing|Associate of Arts;Communication",
    project: "Win Book;Notes on 120 deals, used by the whole team.",
    volunteering: "Coach;Harbor Youth Soccer;Coached girls under 12.",
  },
  {
    titles: "Warehouse Supervisor|Shift Lead|Forklift Operator|Order Picker",
    employers: "Cargo Lane Distribution|Evergreen Cold Storage|PackRight Fulfillment|Dunmore Grocers",
    bullets:
      "Led 22 people across two shifts and four docks.|Raised pick accuracy from 97.2 to 99.6 percent.|Counted stock weekly and found the missing pallets.|Loaded 30 trailers a day without damage.",
    skills: {
      Warehouse: "Inventory control|Order picking|Shipping and receiving|Cycle counting",
      Equipment: "Reach truck|RF scanner|Order picker",
      Systems: "Manhattan WMS|SAP EWM",
    },
    credentials:
      "Powered Industrial Truck Operator;Safety Council|First Aid and CPR;American Red Cross|Lean Six Sigma Yellow Belt;American Society for Quality",
    degrees: "High School Diploma;|Certificate;Logistics",
    project: "Fast Aisle;A new slotting plan for 4,000 items.",
    volunteering: "Sorter;City Harvest Bank;Sorted food for 60 pantries.",
  },
  {
    titles: "Senior Laboratory Technician|Laboratory Technician|Quality Control Analyst|Laboratory Assistant",
    employers: "Alder Bioscience|Clearwell Diagnostics|Nordhaven Pharma AG|Westfold Water Authority",
    bullets:
      "Ran HPLC and GC for 40 samples a day.|Wrote 25 procedures for a GMP laboratory.|Found the source of a contamination in two days.|Calibrated balances and kept their records.",
    skills: {
      Methods: "HPLC|Gas chromatography|PCR|Titration",
      Quality: "GMP|ISO 17025|Method validation",
      Software: "LabWare LIMS|Empower",
    },
    credentials:
      "Medical Laboratory Technician (MLT);American Society for Clinical Pathology|ISO 17025 Internal Auditor;Bureau Veritas|Radiation Safety Certificate;State Health Department",
    degrees: "Bachelor of Science;Chemistry|Master of Science;Analytical Chemistry",
    project: "Clean Bench;A weekly audit that ended cross-contamination.",
    volunteering: "Stream Monitor;Friends of the Lower Creek;Tested water every month.",
  },
  {
    titles: "Senior Physical Therapist|Physical Therapist|Rehabilitation Aide|Fitness Instructor",
    employers: "Stride Rehabilitation|Elmhurst Orthopedic Center|Silver Birch Care|Summit Sports Medicine",
    bullets:
      "Treated 14 patients a day after knee and hip surgery.|Set up a fall prevention class for older adults.|Supervised four students on placement.|Shortened the average course of care by two visits.",
    skills: {
      Treatment: "Manual therapy|Gait training|Therapeutic exercise|Dry needling",
      Assessment: "Range of motion testing|Pain assessment",
      Records: "WebPT|Treatment planning",
    },
    credentials:
      "Physical Therapist License;Board of Physical Therapy|Orthopaedic Clinical Specialist (OCS);American Board of Physical Therapy Specialties|Chartered Physiotherapist;Health and Care Professions Council",
    degrees: "Doctor of Physical Therapy;|Bachelor of Science;Kinesiology",
    project: "Back on Stairs;A home program in twelve short films.",
    volunteering: "Medic;Lakeside Marathon;Treated runners at mile 20.",
  },
  {
    titles: "HR Business Partner|HR Generalist|Recruiter|HR Assistant",
    employers: "Beacon Ridge Bank|Solway Energy|Tanager Talent|Fairmount Council",
    bullets:
      "Advised six directors on people and pay.|Cut time to hire from 51 to 33 days.|Ran the yearly survey and its action plans.|Handled 70 employee relations cases.",
    skills: {
      People: "Employee relations|Recruiting|Onboarding|Performance management",
      Systems: "Workday|BambooHR|Greenhouse",
      Law: "Employment law|Payroll",
    },
    credentials:
      "SHRM Certified Professional (SHRM-CP);Society for Human Resource Management|Professional in Human Resources (PHR);HR Certification Institute|CIPD Level 5;Chartered Institute of Personnel and Development",
    degrees: "Bachelor of Arts;Psychology|Master of Arts;Human Resource Management",
    project: "First Ninety;A guide for new managers.",
    volunteering: "Interview Coach;Bridge to Work;Practiced interviews with job seekers.",
  },
  {
    titles: "Lead Data Analyst|Senior Data Analyst|Data Analyst|Reporting Intern",
    employers: "Opal Insurance|Wren Analytics|Transit Authority of Eastvale|Harvest Row Retail",
    bullets:
      "Built the dashboards that 300 managers open each morning.|Found why churn rose and cut it by a fifth.|Moved 90 spreadsheets into one warehouse.|Ran 25 A/B tests and wrote down what they showed.",
    skills: {
      Analysis: "SQL|R|Statistics|A/B testing",
      Tools: "Tableau|Power BI|dbt|Snowflake",
      Communication: "Data storytelling|Requirements gathering",
    },
    credentials: "Tableau Desktop Specialist;Tableau|Google Data Analytics Certificate;Google|SnowPro Core;Snowflake",
    degrees: "Bachelor of Science;Statistics|Master of Science;Data Science",
    project: "Bus Map;Delays of every bus line on one page.",
    volunteering: "Data Volunteer;Numbers for Good;Counted trees in three parks.",
  },
  {
    titles: "HVAC Service Manager|HVAC Technician|Refrigeration Mechanic|Installer Helper",
    employers: "Polar Peak Heating & Cooling|Airway Mechanical|Thermo-North Ltd|Brookside Climate Services",
    bullets:
      "Dispatched twelve technicians and answered the hard calls.|Installed heat pumps in 150 homes.|Recovered refrigerant and kept the records.|Rebuilt compressors and chillers up to 300 tons.",
    skills: {
      Trade: "Heat pump installation|Brazing|Ductwork|Refrigerant recovery",
      Diagnostics: "Electrical troubleshooting|Airflow balancing",
      Controls: "Building automation|Thermostat wiring",
    },
    credentials:
      "EPA Section 608 Universal;Environmental Protection Agency|NATE Certified Technician;North American Technician Excellence|F-Gas Category 1;City & Guilds",
    degrees: "Associate of Applied Science;HVAC Technology|Certificate;Refrigeration and Air Conditioning",
    project: "Warm Church;A heat pump for a hall of 1890.",
    volunteering: "Technician;Winter Heat Fund;Repaired furnaces for free.",
  },
  {
    titles: "Clinical Social Worker|Case Manager|Family Support Worker|Residential Aide",
    employers: "Open Door Family Services|Hartwell County Health|Lantern House|Bridgeway Shelter",
    bullets:
      "Carried a caseload of 28 families.|Wrote care plans with schools and doctors.|Led a grief group of ten teenagers.|Found housing for 140 people in two years.",
    skills: {
      Practice: "Case management|Crisis intervention|Motivational interviewing|Group facilitation",
      Systems: "Apricot|CareLogic",
      Knowledge: "Child protection|Trauma-informed care",
    },
    credentials:
      "Licensed Clinical Social Worker (LCSW);Board of Behavioral Sciences|Certified Alcohol and Drug Counselor;Certification Board|Registered Social Worker;Social Work England",
    degrees: "Master of Social Work;|Bachelor of Arts;Sociology",
    project: "Warm Line;An evening phone line run by peers.",
    volunteering: "Mentor;Big Sister Network;Met one girl every week for four years.",
  },
  {
    titles: "Principal Civil Engineer|Civil Engineer|Graduate Engineer|Survey Assistant",
    employers: "Marlow Bridge Consultants|Rivercut Engineering|Vance, Ito & Partners|Public Works Office of Tarrow",
    bullets:
      "Designed a 210 m bridge and checked its calculations.|Modeled floods for a town of 80,000.|Led site visits and signed off the inspections.|Wrote tenders for eleven road schemes.",
    skills: {
      Engineering: "Structural analysis|Hydraulic modeling|Road design|Surveying",
      Software: "Civil 3D|SAP2000|HEC-RAS|Revit",
      Delivery: "Tendering|Site inspection",
    },
    credentials:
      "Professional Engineer (PE);Board for Professional Engineers|Chartered Engineer (CEng);Institution of Civil Engineers|Confined Space Entry;Safety Training Council",
    degrees: "Bachelor of Engineering;Civil Engineering|Master of Engineering;Structural Engineering",
    project: "Dry Underpass;A drain design that two other towns copied.",
    volunteering: "Engineer;Bridges Without Borders;Built a footbridge in eight days.",
  },
];
