/** The whole vocabulary, and its index, made at the first use. */
import type { RoleCategory } from "../roles/catalog.ts";
import type { Skill } from "./skill.ts";
import { buildSkillIndex, type SkillIndex } from "./skill-index.ts";
import { administrativeDocuments } from "./vocabulary/administrative-documents.ts";
import { administrativeLanguages } from "./vocabulary/administrative-languages.ts";
import { administrativeOffice } from "./vocabulary/administrative-office.ts";
import { administrativeReceptionAndSupplies } from "./vocabulary/administrative-reception-and-supplies.ts";
import { administrativeSoftware } from "./vocabulary/administrative-software.ts";
import { administrativeTraits } from "./vocabulary/administrative-traits.ts";
import { analyticsSkills } from "./vocabulary/analytics.ts";
import { translationSkills } from "./vocabulary/content-languages.ts";
import { technicalWritingSkills } from "./vocabulary/content-technical-writing.ts";
import { writingSkills } from "./vocabulary/content-writing.ts";
import { customerServiceContactCenter } from "./vocabulary/customer-service-contact-center.ts";
import { customerServiceService } from "./vocabulary/customer-service-service.ts";
import { customerServiceTools } from "./vocabulary/customer-service-tools.ts";
import { customerServiceTransactions } from "./vocabulary/customer-service-transactions.ts";
import { graphicDesignSkills } from "./vocabulary/design-graphic.ts";
import { motionAndDesignToolSkills } from "./vocabulary/design-motion-and-tools.ts";
import { productDesignSkills } from "./vocabulary/design-product.ts";
import { educationCredentials } from "./vocabulary/education-credentials.ts";
import { teachingMethodSkills } from "./vocabulary/education-methods-and-tools.ts";
import { educationServiceSkills } from "./vocabulary/education-services.ts";
import { teachingSubjectSkills } from "./vocabulary/education-subjects.ts";
import { teachingSkills } from "./vocabulary/education-teaching.ts";
import { civilEngineeringSkills } from "./vocabulary/engineering-civil.ts";
import { drawingAndSimulationSkills } from "./vocabulary/engineering-drawing-and-simulation.ts";
import { electricalEngineeringSkills } from "./vocabulary/engineering-electrical.ts";
import { manufacturingEngineeringSkills } from "./vocabulary/engineering-manufacturing.ts";
import { mechanicalSkills } from "./vocabulary/engineering-mechanical.ts";
import { processEngineeringSkills } from "./vocabulary/engineering-process.ts";
import { executiveDeals } from "./vocabulary/executive-deals.ts";
import { executiveGrowth } from "./vocabulary/executive-growth.ts";
import { executiveLeadership } from "./vocabulary/executive-leadership.ts";
import { financeBanking } from "./vocabulary/finance-banking.ts";
import { financeCash } from "./vocabulary/finance-cash.ts";
import { financeCredentials } from "./vocabulary/finance-credentials.ts";
import { financeInsurance } from "./vocabulary/finance-insurance.ts";
import { financeInvestment } from "./vocabulary/finance-investment.ts";
import { financeLedger } from "./vocabulary/finance-ledger.ts";
import { financePlanning } from "./vocabulary/finance-planning.ts";
import { financeSystems } from "./vocabulary/finance-systems.ts";
import { financeTaxAndAudit } from "./vocabulary/finance-tax-and-audit.ts";
import { healthcareAdministrationSkills } from "./vocabulary/healthcare-administration.ts";
import { alliedHealthCredentials } from "./vocabulary/healthcare-allied-credentials.ts";
import { behavioralHealthSkills } from "./vocabulary/healthcare-behavioral.ts";
import { medicalCodingSkills } from "./vocabulary/healthcare-coding.ts";
import { criticalCareSkills } from "./vocabulary/healthcare-critical-care.ts";
import { dentalAndResearchSkills } from "./vocabulary/healthcare-dental-and-research.ts";
import { imagingAndLaboratorySkills } from "./vocabulary/healthcare-imaging-and-laboratory.ts";
import { acuteNursingSkills } from "./vocabulary/healthcare-nursing-acute.ts";
import { bedsideNursingSkills } from "./vocabulary/healthcare-nursing-bedside.ts";
import { nursingCredentials } from "./vocabulary/healthcare-nursing-credentials.ts";
import { nursingSpecialitySkills } from "./vocabulary/healthcare-nursing-specialities.ts";
import { pharmacySkills } from "./vocabulary/healthcare-pharmacy.ts";
import { clinicalProcedureSkills } from "./vocabulary/healthcare-procedures.ts";
import { healthRecordSkills } from "./vocabulary/healthcare-records.ts";
import { revenueCycleSkills } from "./vocabulary/healthcare-revenue-cycle.ts";
import { therapySkills } from "./vocabulary/healthcare-therapy.ts";
import { hospitalityCredentials } from "./vocabulary/hospitality-credentials.ts";
import { diningSkills } from "./vocabulary/hospitality-dining.ts";
import { hotelAndEventSkills } from "./vocabulary/hospitality-hotels-and-events.ts";
import { kitchenSkills } from "./vocabulary/hospitality-kitchen.ts";
import { humanResourcesCredentials } from "./vocabulary/human-resources-credentials.ts";
import { peopleDevelopmentSkills } from "./vocabulary/human-resources-development.ts";
import { employmentSkills } from "./vocabulary/human-resources-employment.ts";
import { hiringSkills } from "./vocabulary/human-resources-hiring.ts";
import { paySkills } from "./vocabulary/human-resources-pay.ts";
import { humanResourcesSystems } from "./vocabulary/human-resources-systems.ts";
import { legalCredentials } from "./vocabulary/legal-credentials.ts";
import { lawFieldSkills } from "./vocabulary/legal-fields.ts";
import { litigationSkills } from "./vocabulary/legal-litigation.ts";
import { legalPracticeSkills } from "./vocabulary/legal-practice.ts";
import { logisticsBuying } from "./vocabulary/logistics-buying.ts";
import { logisticsFreight } from "./vocabulary/logistics-freight.ts";
import { logisticsInventory } from "./vocabulary/logistics-inventory.ts";
import { logisticsSupplyChain } from "./vocabulary/logistics-supply-chain.ts";
import { logisticsWarehouseTrucks } from "./vocabulary/logistics-warehouse-trucks.ts";
import { logisticsWarehouse } from "./vocabulary/logistics-warehouse.ts";
import { managementAgileAndProduct } from "./vocabulary/management-agile-and-product.ts";
import { managementPeople } from "./vocabulary/management-people.ts";
import { managementProjects } from "./vocabulary/management-projects.ts";
import { managementTools } from "./vocabulary/management-tools.ts";
import { marketingContentAndCommerce } from "./vocabulary/marketing-content-and-commerce.ts";
import { marketingEmail } from "./vocabulary/marketing-email.ts";
import { marketingSearch } from "./vocabulary/marketing-search.ts";
import { marketingSocialAndPaid } from "./vocabulary/marketing-social-and-paid.ts";
import { marketingStrategy } from "./vocabulary/marketing-strategy.ts";
import { operationsBuildings } from "./vocabulary/operations-buildings.ts";
import { operationsLeanAndQuality } from "./vocabulary/operations-lean-and-quality.ts";
import { operationsProduction } from "./vocabulary/operations-production.ts";
import { operationsRunning } from "./vocabulary/operations-running.ts";
import { operationsSafety } from "./vocabulary/operations-safety.ts";
import { operationsStores } from "./vocabulary/operations-stores.ts";
import { operationsTools } from "./vocabulary/operations-tools.ts";
import { salesFields } from "./vocabulary/sales-fields.ts";
import { salesManagement } from "./vocabulary/sales-management.ts";
import { salesMethods } from "./vocabulary/sales-methods.ts";
import { salesSelling } from "./vocabulary/sales-selling.ts";
import { salesTools } from "./vocabulary/sales-tools.ts";
import { informationSecuritySkills } from "./vocabulary/security-information.ts";
import { physicalSecuritySkills } from "./vocabulary/security.ts";
import { buildingTradeSkills } from "./vocabulary/skilled-trades-building.ts";
import { tradeCertificates } from "./vocabulary/skilled-trades-certificates.ts";
import { electricalTradeSkills } from "./vocabulary/skilled-trades-electrical.ts";
import { tradeLicences } from "./vocabulary/skilled-trades-licences.ts";
import { maintenanceTradeSkills } from "./vocabulary/skilled-trades-maintenance.ts";
import { metalTradeSkills } from "./vocabulary/skilled-trades-metal.ts";
import { plumbingAndHvacSkills } from "./vocabulary/skilled-trades-plumbing-and-hvac.ts";
import { vehicleTradeSkills } from "./vocabulary/skilled-trades-vehicles.ts";
import { architectureSkills } from "./vocabulary/technology-architecture.ts";
import { cloudSkills } from "./vocabulary/technology-cloud.ts";
import { dataSkills } from "./vocabulary/technology-data.ts";
import { identityAndCredentialSkills } from "./vocabulary/technology-identity.ts";
import { languageSkills } from "./vocabulary/technology-languages.ts";
import { machineLearningSkills } from "./vocabulary/technology-machine-learning.ts";
import { mobileSkills } from "./vocabulary/technology-mobile.ts";
import { networkSkills } from "./vocabulary/technology-networks.ts";
import { practiceSkills } from "./vocabulary/technology-practice.ts";
import { systemsSkills } from "./vocabulary/technology-systems.ts";
import { testingSkills } from "./vocabulary/technology-testing.ts";
import { userSupportSkills } from "./vocabulary/technology-user-support.ts";
import { webClientSkills } from "./vocabulary/technology-web-client.ts";
import { webServerSkills } from "./vocabulary/technology-web-server.ts";
import { drivingSkills } from "./vocabulary/transportation-driving.ts";
import { fleetSkills } from "./vocabulary/transportation-fleets.ts";
import { drivingLicences } from "./vocabulary/transportation-licences.ts";
import { passengerRailAirSeaSkills } from "./vocabulary/transportation-passengers-rail-air-sea.ts";

/** A skill stands once, in the category where a recruiter would look first. */
export const skillsByCategory: Readonly<Record<RoleCategory, readonly Skill[]>> = {
  Administrative: [
    ...administrativeDocuments,
    ...administrativeLanguages,
    ...administrativeOffice,
    ...administrativeReceptionAndSupplies,
    ...administrativeSoftware,
    ...administrativeTraits,
  ],
  "Customer Service": [
    ...customerServiceContactCenter,
    ...customerServiceService,
    ...customerServiceTools,
    ...customerServiceTransactions,
  ],
  Operations: [
    ...operationsBuildings,
    ...operationsLeanAndQuality,
    ...operationsProduction,
    ...operationsRunning,
    ...operationsSafety,
    ...operationsStores,
    ...operationsTools,
  ],
  Logistics: [
    ...logisticsBuying,
    ...logisticsFreight,
    ...logisticsInventory,
    ...logisticsSupplyChain,
    ...logisticsWarehouseTrucks,
    ...logisticsWarehouse,
  ],
  Finance: [
    ...financeBanking,
    ...financeCash,
    ...financeCredentials,
    ...financeInsurance,
    ...financeInvestment,
    ...financeLedger,
    ...financePlanning,
    ...financeSystems,
    ...financeTaxAndAudit,
  ],
  "Human Resources": [
    ...humanResourcesCredentials,
    ...peopleDevelopmentSkills,
    ...employmentSkills,
    ...hiringSkills,
    ...paySkills,
    ...humanResourcesSystems,
  ],
  Sales: [...salesFields, ...salesManagement, ...salesMethods, ...salesSelling, ...salesTools],
  Management: [...managementAgileAndProduct, ...managementPeople, ...managementProjects, ...managementTools],
  Healthcare: [
    ...healthcareAdministrationSkills,
    ...alliedHealthCredentials,
    ...behavioralHealthSkills,
    ...medicalCodingSkills,
    ...criticalCareSkills,
    ...dentalAndResearchSkills,
    ...imagingAndLaboratorySkills,
    ...acuteNursingSkills,
    ...bedsideNursingSkills,
    ...nursingCredentials,
    ...nursingSpecialitySkills,
    ...pharmacySkills,
    ...clinicalProcedureSkills,
    ...healthRecordSkills,
    ...revenueCycleSkills,
    ...therapySkills,
  ],
  Marketing: [
    ...marketingContentAndCommerce,
    ...marketingEmail,
    ...marketingSearch,
    ...marketingSocialAndPaid,
    ...marketingStrategy,
  ],
  Analytics: analyticsSkills,
  Technology: [
    ...architectureSkills,
    ...cloudSkills,
    ...dataSkills,
    ...identityAndCredentialSkills,
    ...languageSkills,
    ...machineLearningSkills,
    ...mobileSkills,
    ...networkSkills,
    ...practiceSkills,
    ...systemsSkills,
    ...testingSkills,
    ...userSupportSkills,
    ...webClientSkills,
    ...webServerSkills,
  ],
  Engineering: [
    ...civilEngineeringSkills,
    ...drawingAndSimulationSkills,
    ...electricalEngineeringSkills,
    ...manufacturingEngineeringSkills,
    ...mechanicalSkills,
    ...processEngineeringSkills,
  ],
  Legal: [...legalCredentials, ...lawFieldSkills, ...litigationSkills, ...legalPracticeSkills],
  Design: [...graphicDesignSkills, ...motionAndDesignToolSkills, ...productDesignSkills],
  Transportation: [...drivingSkills, ...fleetSkills, ...drivingLicences, ...passengerRailAirSeaSkills],
  Security: [...informationSecuritySkills, ...physicalSecuritySkills],
  Hospitality: [...hospitalityCredentials, ...diningSkills, ...hotelAndEventSkills, ...kitchenSkills],
  Executive: [...executiveDeals, ...executiveGrowth, ...executiveLeadership],
  "Skilled Trades": [
    ...buildingTradeSkills,
    ...tradeCertificates,
    ...electricalTradeSkills,
    ...tradeLicences,
    ...maintenanceTradeSkills,
    ...metalTradeSkills,
    ...plumbingAndHvacSkills,
    ...vehicleTradeSkills,
  ],
  Education: [
    ...educationCredentials,
    ...teachingMethodSkills,
    ...educationServiceSkills,
    ...teachingSubjectSkills,
    ...teachingSkills,
  ],
  Content: [...translationSkills, ...technicalWritingSkills, ...writingSkills],
};

export const allSkills: readonly Skill[] = Object.values(skillsByCategory).flat();

let index: SkillIndex | undefined;

export const skillIndex = (): SkillIndex => {
  index ??= buildSkillIndex(allSkills);
  return index;
};

let neighbours: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const readNeighbors = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const near = new Map<string, Set<string>>(allSkills.map((skill) => [skill.name, new Set()]));
  for (const skill of allSkills) {
    for (const other of skill.near) {
      near.get(skill.name)?.add(other);
      near.get(other)?.add(skill.name);
    }
  }
  return near;
};

const none: ReadonlySet<string> = new Set();

/** Skills close enough to be learnt quickly from this one; it is enough that one of the two says so. */
export const skillsNear = (name: string): ReadonlySet<string> => {
  neighbours ??= readNeighbors();
  return neighbours.get(name) ?? none;
};

let implications: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const readImplications = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const byName = new Map(allSkills.map((skill) => [skill.name, skill]));
  const known = new Map<string, ReadonlySet<string>>();
  const from = (name: string): ReadonlySet<string> => {
    const before = known.get(name);
    if (before !== undefined) {
      return before;
    }
    known.set(name, none);
    const direct = byName.get(name)?.implies ?? [];
    const all = new Set(direct.flatMap((other) => [other, ...from(other)]));
    known.set(name, all);
    return all;
  };
  return new Map(allSkills.map((skill) => [skill.name, from(skill.name)]));
};

/** Everything that whoever has this skill can too, over any number of steps: Next.js, React, JavaScript. */
export const skillsImplied = (name: string): ReadonlySet<string> => {
  implications ??= readImplications();
  return implications.get(name) ?? none;
};
