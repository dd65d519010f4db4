import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Runs a command written in TypeScript: prints its output and exits with its code. */
export async function runCommand(file, name) {
  const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), {
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
  });
  const { output, exitCode } = await module[name](process.argv.slice(2));
  if (exitCode === 0) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}
