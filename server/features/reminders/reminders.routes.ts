import {
  getReminderDevice,
  removeReminderDevice,
  saveReminderDevice,
} from '#contract/reminders/device-endpoints.ts';
import { changeReminder, getReminder, stopReminders } from '#contract/reminders/endpoints.ts';
import { route } from '#server/http/route.ts';
import type { ReminderDevicesService } from './reminder-devices.service.ts';
import type { RemindersService } from './reminders.service.ts';

interface Services {
  readonly reminders: RemindersService;
  readonly devices: ReminderDevicesService;
}

export const remindersRoutes = ({ reminders, devices }: Services) => [
  route(getReminder, ({ caller }) => reminders.show(caller)),
  route(changeReminder, ({ caller, body }) => reminders.change(caller, body)),
  route(stopReminders, ({ query }) => reminders.stop(query.token)),
  route(getReminderDevice, ({ caller }) => devices.show(caller)),
  route(saveReminderDevice, ({ caller, body }) => devices.save(caller, body)),
  route(removeReminderDevice, ({ caller }) => devices.remove(caller)),
];
