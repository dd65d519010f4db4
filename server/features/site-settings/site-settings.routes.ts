import {
  getSiteDesk,
  listSiteChanges,
  replacePushKey,
  saveAnnouncement,
  saveDonation,
  saveFounder,
  saveGoogle,
  saveIdentity,
  saveMail,
  saveModel,
  saveRegistration,
  testMail,
  testModel,
  undoSiteChange,
  uploadSitePicture,
} from '#contract/site-settings/endpoints.ts';
import { getSite } from '#contract/site-settings/site-endpoint.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { cachedRoute, invalidating, type Route, route } from '#server/http/route.ts';
import type { ConnectionsService } from './connections/connections.service.ts';
import type { SiteDeskService } from './site-desk.service.ts';
import type { SiteInfoService } from './site-info.service.ts';

interface SiteServices {
  readonly desk: SiteDeskService;
  readonly connections: ConnectionsService;
  readonly info: SiteInfoService;
}

export const siteSettingsRoutes = ({ desk, connections, info }: SiteServices): Route[] => [
  cachedRoute(getSite, () => info.get()),
  route(getSiteDesk, () => desk.read()),
  ...[
    route(saveIdentity, ({ caller, body }) => desk.save(caller, 'identity', body)),
    route(saveAnnouncement, ({ caller, body }) => desk.save(caller, 'announcement', body)),
    route(saveRegistration, ({ caller, body }) => desk.save(caller, 'registration', body)),
    route(saveFounder, ({ caller, body }) => desk.save(caller, 'founder', body)),
    route(saveDonation, ({ caller, body }) => desk.save(caller, 'donation', body)),
    route(saveModel, ({ caller, body: { key, ...body } }) =>
      desk.save(caller, 'model', { ...body, secret: key }),
    ),
    route(saveMail, ({ caller, body: { password, ...body } }) =>
      desk.save(caller, 'mail', { ...body, secret: password }),
    ),
    route(saveGoogle, ({ caller, body }) => desk.save(caller, 'google', body)),
    route(undoSiteChange, ({ caller, params }) => desk.undo(caller, params.siteChangeId)),
  ].map(invalidating),
  route(testModel, ({ caller, body }) => connections.testModel(caller, body.value, body.key)),
  route(testMail, ({ caller, body }) => connections.testMail(caller, body.value, body.password)),
  route(replacePushKey, ({ caller }) => desk.replacePushKey(caller)),
  route(uploadSitePicture, ({ caller, body }) => desk.storePicture(caller, body.picture)),
  route(listSiteChanges, async ({ query, headers }) =>
    withTotal(await desk.listChanges(boundsOf(query)), headers),
  ),
];
