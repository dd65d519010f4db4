import { getDashboard } from '#contract/dashboard/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { DashboardService } from './dashboard.service.ts';

export const dashboardRoutes = (dashboard: DashboardService) => [route(getDashboard, () => dashboard.show())];
