import type { FastifyInstance } from "fastify";
import {
  cancelCall as cancelEndpoint,
  moveCall as moveEndpoint,
  readCall as readEndpoint,
} from "#domain/bookings/booked-call.ts";
import { changeBookingHours, readBookingHours } from "#domain/bookings/booking-hours.ts";
import { bookStrategyCall, listCallSlots } from "#domain/bookings/strategy-call.ts";
import { serve } from "../../infra/route.ts";
import type { Who } from "../../infra/who.ts";
import { changeHours, readHours } from "./booking-hours.service.ts";
import { bookCall, type BookingTools, readOffer } from "./bookings.service.ts";
import { cancelCall, moveCall, openCall } from "./calls-by-link.service.ts";
import { shareReads } from "./share-reads.ts";

interface BookingRouteTools extends Omit<BookingTools, "offer"> {
  readonly who: Who;
}

export const bookingRoutes = (api: FastifyInstance, routeTools: BookingRouteTools): void => {
  const { db, who } = routeTools;
  const tools = { ...routeTools, offer: shareReads(() => readOffer(db, new Date())) };

  serve(api, listCallSlots, async () => (await tools.offer()).slots);
  serve(api, bookStrategyCall, ({ body, request }) => bookCall(tools, body, request.ip, new Date()));

  serve(api, readEndpoint, ({ params }) => openCall(tools, params.token, new Date()));
  serve(api, moveEndpoint, ({ params, body }) => moveCall(tools, params.token, body, new Date()));
  serve(api, cancelEndpoint, ({ params }) => cancelCall(tools, params.token, new Date()));

  serve(api, readBookingHours, async ({ request }) => {
    const staff = await who.requireStaff(request, "content.manage");
    return readHours(db, staff, new Date());
  });
  serve(api, changeBookingHours, async ({ request, body }) => {
    const staff = await who.requireStaff(request, "content.manage");
    return changeHours(db, staff, body, new Date());
  });
};
