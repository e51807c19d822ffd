/** The route table. Fixed paths come before the catch-all /:slug of the role pages. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { articlePages } from "#content/articles.ts";
import { landingPages } from "#content/landings.ts";

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("about", "routes/site/about.tsx"),
    route("services/:slug", "routes/site/service.tsx"),
    route("industries/:slug", "routes/site/industry.tsx"),
    route("platform", "routes/site/platform.tsx"),
    route("calculator", "routes/site/calculator.tsx"),
    route("fractional", "routes/site/fractional.tsx"),
    route("fractional-talent", "routes/site/talent-pool.tsx"),
    route("fractional-demo", "routes/site/strategy-call.tsx"),
    route("calls/:token", "routes/site/call.tsx"),
    route("experts/:slug", "routes/site/expert.tsx"),
    route("candidates", "routes/candidate/candidates.tsx"),
    route("platform/signup", "routes/employer/signup.tsx"),
    route("platform/onboarding", "routes/employer/onboarding.tsx"),
    route("sign-in", "routes/account/sign-in.tsx"),
    route("sign-up", "routes/account/sign-up.tsx"),
    route("reset", "routes/account/reset.tsx"),
    route("invitation/:token", "routes/account/invitation.tsx"),
    route("introductions/:token", "routes/candidate/introduction.tsx"),
    route("not-interested/:token", "routes/candidate/not-interested.tsx"),
    route("unsubscribe/:token", "routes/account/unsubscribe.tsx"),
    route("customer-stories", "routes/site/customer-stories.tsx"),
    ...landingPages.map(({ slug }) => route(slug, "routes/site/landing.tsx", { id: slug })),
    ...articlePages.map(({ slug }) => route(slug, "routes/site/article.tsx", { id: slug })),
    route(":slug", "routes/site/role.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  layout("routes/account/account-layout.tsx", [route("account", "routes/account/account.tsx")]),
  layout("routes/employer/workspace-layout.tsx", [
    route("platform/dashboard", "routes/employer/dashboard.tsx"),
    route("platform/teams/:id", "routes/employer/team.tsx"),
    route("platform/candidates", "routes/employer/candidates.tsx"),
    route("platform/settings", "routes/employer/settings.tsx"),
  ]),
  layout("routes/staff/staff-layout.tsx", [
    layout("routes/staff/inbox-layout.tsx", [
      route("staff", "routes/staff/inbox.tsx"),
      route("staff/leads/:id", "routes/staff/lead.tsx"),
    ]),
    route("staff/figures", "routes/staff/figures.tsx"),
    route("staff/booking-hours", "routes/staff/booking-hours.tsx"),
    route("staff/figures/rows", "routes/staff/figure-rows.tsx"),
    route("staff/content", "routes/staff/content.tsx"),
    route("staff/content/:subject", "routes/staff/content-subject.tsx"),
    route("staff/content/:subject/new", "routes/staff/content-new.tsx"),
    route("staff/content/:subject/:id", "routes/staff/content-item.tsx"),
  ]),
  route("sitemap.xml", "routes/seo/sitemap.ts"),
  route("robots.txt", "routes/seo/robots.ts"),
  route("ui", "routes/workshop/ui.tsx"),
  route("ui/mails", "routes/workshop/mails.tsx"),
] satisfies RouteConfig;
