import type { FastifyInstance } from "fastify";
import * as bookedCallApi from "#domain/bookings/booked-call.ts";
import * as bookingHoursApi from "#domain/bookings/booking-hours.ts";
import * as strategyCallApi from "#domain/bookings/strategy-call.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { changeHours, readHours } from "./booking-hours.service.ts";
import { bookCall, type BookingDeps, readOffer } from "./bookings.service.ts";
import { cancelCall, moveCall, openCall } from "./calls-by-link.service.ts";
import { coalesceReads } from "./coalesce-reads.ts";

interface BookingRouteDeps extends Omit<BookingDeps, "offer"> {
  readonly auth: AuthContext;
}

export const bookingRoutes = (api: FastifyInstance, routeDeps: BookingRouteDeps): void => {
  const { db, auth } = routeDeps;
  const deps = { ...routeDeps, offer: coalesceReads(() => readOffer(db, new Date())) };

  serve(api, strategyCallApi.listCallSlots, async () => (await deps.offer()).slots);
  serve(api, strategyCallApi.bookStrategyCall, ({ body, request }) => bookCall(deps, body, request.ip, new Date()));

  serve(api, bookedCallApi.readCall, ({ params }) => openCall(deps, params.token, new Date()));
  serve(api, bookedCallApi.moveCall, ({ params, body }) => moveCall(deps, params.token, body, new Date()));
  serve(api, bookedCallApi.cancelCall, ({ params }) => cancelCall(deps, params.token, new Date()));

  serve(api, bookingHoursApi.readBookingHours, async ({ request }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return readHours(db, staff, new Date());
  });
  serve(api, bookingHoursApi.changeBookingHours, async ({ request, body }) => {
    const staff = await auth.requireStaff(request, "content.manage");
    return changeHours(db, staff, body, new Date());
  });
};
