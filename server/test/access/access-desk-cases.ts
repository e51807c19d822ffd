/** Access table: the firm's desk. */
import { randomUUID } from "node:crypto";
import { defaultBookingHours } from "#domain/bookings/booking-hours.ts";
import type { EndpointCase } from "./endpoint-case.ts";
import type { Fixtures } from "./access-fixtures.ts";
import { desk, staff } from "./access-rules.ts";

const deskLead = { isDesk: true, params: (fixtures: Fixtures) => ({ id: fixtures.leadId }) } as const;
const content = (fixtures: Fixtures) => ({ subject: "testimonial", id: fixtures.contentId });
const sampleTestimonial = {
  name: "Dana Whitfield",
  position: "Owner",
  company: "Whitfield",
  content: "They did what they said.",
  rating: 5,
  avatarUrl: "",
};

export const deskEndpointCases: Readonly<Record<string, EndpointCase>> = {
  "GET /api/leads": { status: staff(200) },
  "GET /api/desk/leads": { status: staff(200) },
  "GET /api/desk/counts": { status: staff(200) },
  "GET /api/desk/staff": { status: staff(200), namesStaff: true },
  "GET /api/desk/events": { status: staff(200), isStream: true },
  "GET /api/desk/leads/:id": { status: desk(200), ...deskLead },
  "POST /api/desk/leads/:id/state": {
    status: desk(200),
    ...deskLead,
    body: () => ({ from: "new", to: "in_progress" }),
  },
  "PUT /api/desk/leads/:id/assignee": { status: desk(200), ...deskLead, body: () => ({ userId: null }) },
  "POST /api/desk/leads/:id/notes": { status: desk(201), ...deskLead, body: () => ({ text: "A note" }) },
  "POST /api/desk/leads/:id/calls": { status: desk(201), ...deskLead, body: () => ({ text: "Spoke" }) },
  "POST /api/desk/leads/:id/replies": {
    status: desk(201),
    ...deskLead,
    body: () => ({ key: randomUUID(), subject: "Your request", text: "Hello" }),
  },
  "POST /api/desk/leads/:id/won": {
    status: desk(201),
    ...deskLead,
    body: () => ({ company: "Won Clinics", adminEmail: "admin@won.example" }),
  },
  "POST /api/desk/contacts/:id/merges": {
    status: desk(201),
    isDesk: true,
    params: (fixtures) => ({ id: fixtures.contactId }),
    body: (fixtures) => ({ otherId: fixtures.otherContactId }),
  },
  "DELETE /api/desk/merges/:id": { status: desk(200), isDesk: true, params: (fixtures) => ({ id: fixtures.mergeId }) },
  "GET /api/desk/response-calendar": { status: staff(200) },
  "PUT /api/desk/response-calendar": {
    status: staff(200),
    body: () => ({ businessDaysOnly: false, timeZone: "America/New_York", holidays: [] }),
  },
  "GET /api/desk/metrics": { status: staff(200) },
  "GET /api/desk/metrics/rows": { status: staff(200) },
  "GET /api/desk/clients": { status: staff(200), namesClients: true },
  "PUT /api/desk/clients/:id/plan": {
    status: desk(200),
    isDesk: true,
    namesClients: true,
    params: (fixtures) => ({ id: fixtures.companyId }),
    body: () => ({ plan: "starter", endsOn: null }),
  },
  "PUT /api/desk/clients/:id/network-access": {
    status: desk(200),
    isDesk: true,
    namesClients: true,
    params: (fixtures) => ({ id: fixtures.companyId }),
    body: () => ({ state: "approved" }),
  },
  "GET /api/desk/booking-hours": { status: staff(200) },
  "PUT /api/desk/booking-hours": { status: staff(200), body: () => defaultBookingHours },
  "GET /api/desk/content": { status: staff(200) },
  "GET /api/desk/content/:subject": { status: staff(200), params: () => ({ subject: "testimonial" }) },
  "POST /api/desk/content/:subject": {
    status: staff(201),
    params: () => ({ subject: "testimonial" }),
    body: () => ({ facts: sampleTestimonial }),
  },
  "GET /api/desk/content/:subject/:id": { status: staff(200, 404), params: content },
  "PUT /api/desk/content/:subject/:id": {
    status: staff(200, 404),
    params: content,
    body: (fixtures) => ({ seen: fixtures.contentRevisionId, facts: sampleTestimonial }),
  },
  "DELETE /api/desk/content/:subject/:id": {
    status: staff(200, 404),
    params: content,
    query: (fixtures) => `seen=${fixtures.contentRevisionId}`,
  },
  "POST /api/desk/content/:subject/:id/restore": {
    status: staff(200, 404),
    params: content,
    body: (fixtures) => ({ seen: fixtures.contentRevisionId, revisionId: fixtures.contentRevisionId }),
  },
  "GET /api/desk/reply-templates": { status: staff(200) },
  "GET /api/files/:id": { status: staff(404), params: (fixtures) => ({ id: fixtures.teamId }) },
};
