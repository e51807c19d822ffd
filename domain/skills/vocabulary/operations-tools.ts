import { craft, credential, tool, type Skill } from "../skill.ts";

export const operationsTools: readonly Skill[] = [
  tool("IBM Maximo", ["Maximo", "Maximo CMMS"], { implies: ["CMMS"], near: ["SAP PM", "eMaint", "UpKeep"] }),
  tool("SAP PM", ["SAP Plant Maintenance", "SAP EAM"], { implies: ["CMMS", "SAP"] }),
  tool("eMaint", ["eMaint CMMS", "Fluke eMaint"], { implies: ["CMMS"], near: ["Fiix", "UpKeep"] }),
  tool("Fiix", ["Fiix CMMS"], { implies: ["CMMS"] }),
  tool("UpKeep", ["UpKeep CMMS", "UpKeep Maintenance"], { implies: ["CMMS"], onlyListed: ["UpKeep"] }),
  tool("Yardi", ["Yardi Voyager", "Yardi Breeze", "RentCafe"], {
    implies: ["Property management"],
    near: ["AppFolio", "RealPage", "MRI Software"],
  }),
  tool("AppFolio", ["App Folio", "AppFolio Property Manager"], {
    implies: ["Property management"],
    near: ["Buildium", "RealPage"],
  }),
  tool("RealPage", ["OneSite", "RealPage OneSite", "Real Page"], {
    implies: ["Property management"],
    near: ["Entrata"],
  }),
  tool("Entrata", ["Entrata Core"], { implies: ["Property management"], near: ["Yardi"] }),
  tool("Buildium", ["Buildium software"], { implies: ["Property management"] }),
  tool("MRI Software", ["MRI property software"], { implies: ["Property management"] }),
  tool("SAP QM", ["SAP Quality Management"], { implies: ["Quality management", "SAP"] }),
  tool("MasterControl", ["Master Control QMS"], {
    implies: ["Document control", "Quality management"],
    near: ["Veeva Vault QMS", "ETQ Reliance", "TrackWise"],
  }),
  tool("TrackWise", ["TrackWise Digital", "Sparta TrackWise"], { implies: ["Corrective and preventive action"] }),
  tool("ETQ Reliance", ["ETQ", "Reliance QMS"], { implies: ["Quality management"] }),
  tool("Veeva Vault QMS", ["Veeva QMS", "Veeva QualityDocs"], { implies: ["Quality management"] }),
  tool("Epicor", ["Epicor Kinetic", "Epicor ERP", "Epicor Vantage"], { near: ["Infor CloudSuite", "Plex", "SYSPRO"] }),
  tool("Infor CloudSuite", ["Infor", "Infor SyteLine", "Infor LN", "Infor M3", "SyteLine", "Infor ERP"], {
    near: ["Plex", "SAP"],
  }),
  tool("Plex", ["Plex ERP", "Plex Manufacturing Cloud", "Plex Systems"], {
    implies: ["Manufacturing execution systems"],
    onlyListed: ["Plex"],
  }),
  tool("SYSPRO", ["SYSPRO ERP"], { near: ["JobBOSS"] }),
  tool("JobBOSS", ["Job BOSS", "E2 Shop System", "JobBOSS2"]),
  tool("Square", ["Square POS", "Square point of sale", "Square Register"], {
    implies: ["Point of sale"],
    near: ["Lightspeed", "Clover"],
    onlyListed: ["Square"],
  }),
  tool("Lightspeed", ["Lightspeed Retail", "Lightspeed POS"], {
    implies: ["Point of sale"],
    near: ["Clover"],
    onlyListed: ["Lightspeed"],
  }),
  tool("Clover", ["Clover POS", "Clover Station"], { implies: ["Point of sale"], onlyListed: ["Clover"] }),
  tool("NCR Counterpoint", ["Counterpoint POS", "NCR POS", "NCR Voyix"], {
    implies: ["Point of sale"],
    near: ["Retail Pro"],
  }),
  tool("Retail Pro", ["RetailPro"], {
    implies: ["Point of sale"],
    onlyListed: ["Retail Pro"],
  }),
  tool("Minitab", ["Mini Tab", "Minitab Statistical Software"], { implies: ["Statistical process control"] }),
  tool("Oracle Xstore", ["Xstore", "Xstore POS"], { implies: ["Point of sale"], near: ["Retail Pro"] }),
  craft("APQP", ["Advanced product quality planning", "AIAG core tools"], {
    implies: ["Control plans", "PPAP", "Failure mode and effects analysis"],
  }),
  craft("PPAP", ["Production part approval process", "PPAP submissions"], { near: ["First article inspection"] }),
  craft("First article inspection", ["FAI", "First article", "First piece inspection", "AS9102"], {
    implies: ["Quality control"],
  }),
  credential("Certified Facility Manager", ["CFM certification", "IFMA CFM"], {
    implies: ["Facilities management"],
    near: ["Facility Management Professional"],
  }),
];
