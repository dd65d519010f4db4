import { grantSupplier, requestSupplier } from '#contract/suppliers/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { SuppliersService } from './suppliers.service.ts';

export const suppliersRoutes = (suppliers: SuppliersService) => [
  route(requestSupplier, ({ caller, query }) => suppliers.request(caller, query.phoneNumber)),
  route(grantSupplier, ({ caller, params }) => suppliers.grant(caller, params.userId)),
];
