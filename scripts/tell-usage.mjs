// Loaded into the processes of the build: tells scripts/build-parts.mjs how much processor time each took.
import { writeSync } from 'node:fs';

const FILE_OF_PARENT = 4;

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(FILE_OF_PARENT, String((user + system) / 1e6));
});
