import type { FastifyInstance } from "fastify";
import { bookStrategyCall, listCallSlots } from "#domain/bookings/strategy-call.ts";
import { serve } from "../../infra/route.ts";
import { bookCall, type BookingTools, listSlots } from "./bookings.service.ts";

export const bookingRoutes = (api: FastifyInstance, tools: BookingTools): void => {
  serve(api, listCallSlots, () => listSlots(tools.db, new Date()));
  serve(api, bookStrategyCall, ({ body, request }) => bookCall(tools, body, request.ip, new Date()));
};
