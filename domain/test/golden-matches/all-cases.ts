import { hospitalPharmacist } from "./hospital-pharmacist.ts";
import { digitalMarketingManager } from "./digital-marketing-manager.ts";
import { iosEngineer } from "./ios-engineer.ts";
import { restaurantManager } from "./restaurant-manager.ts";
import { hvacTechnician } from "./hvac-technician.ts";
import { controlsEngineer } from "./controls-engineer.ts";
import type { GoldenCase } from "./golden-case.ts";
import { hrBusinessPartner } from "./hr-business-partner.ts";
import { paralegal } from "./paralegal.ts";
import { physicalTherapist } from "./physical-therapist.ts";
import { specialEducationTeacher } from "./special-education-teacher.ts";
import { truckDriver } from "./truck-driver.ts";

export const goldenCases: readonly GoldenCase[] = [
  physicalTherapist,
  truckDriver,
  specialEducationTeacher,
  controlsEngineer,
  hrBusinessPartner,
  paralegal,
  hvacTechnician,
  restaurantManager,
  iosEngineer,
  digitalMarketingManager,
  hospitalPharmacist,
];

export const goldenNow = "2026-11-01";
