import { changeReminder, getReminder, stopReminders } from '#contract/reminders/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { RemindersService } from './reminders.service.ts';

export const remindersRoutes = (reminders: RemindersService) => [
  route(getReminder, ({ caller }) => reminders.show(caller)),
  route(changeReminder, ({ caller, body }) => reminders.change(caller, body)),
  route(stopReminders, ({ query }) => reminders.stop(query.token)),
];
