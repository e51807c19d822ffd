import type { FastifyInstance } from "fastify";
import { listFigureRows as listRowsEndpoint, readFigures as readFiguresEndpoint } from "#domain/desk/figures.ts";
import { asActor, type Database } from "../../db/client.ts";
import { serve } from "../../infra/route.ts";
import { actorOf, type Who } from "../../infra/who.ts";
import { listFigureRows, readFigures } from "./figures.service.ts";

export interface FigureTools {
  readonly db: Database;
  readonly who: Who;
}

export const deskFigureRoutes = (api: FastifyInstance, { db, who }: FigureTools): void => {
  serve(api, readFiguresEndpoint, async ({ query, request }) => {
    const me = await who.requireStaff(request, "lead.read");
    return asActor(db, actorOf(me), (db) => readFigures(db, query.weeks, new Date()));
  });
  serve(api, listRowsEndpoint, async ({ query, request }) => {
    const me = await who.requireStaff(request, "lead.read");
    return asActor(db, actorOf(me), (db) => listFigureRows(db, query, new Date()));
  });
};
