import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type FinishedFile, slowApiTests, slowTestsReport } from './slow-tests.ts';

const finished = (module: TestModule): FinishedFile => ({
  path: module.relativeModuleId,
  ms: module.diagnostic().duration,
  tests: Array.from(module.children.allTests(), (test) => ({
    name: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
  })),
});

/**
 * Prints the slowest test files, and the API tests over one second. They do not fail the run, because a busy machine must
 * not fail `npm test`: `SLOW_TESTS_FILE` names the file in which `npm run test:budget` finds them.
 */
export default class SlowTestsReporter implements Reporter {
  private vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.vitest?.logger.log(slowTestsReport(modules.map(finished)));
    const path = process.env['SLOW_TESTS_FILE'];
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    // Long tests have their reasons in long-tests.mjs.
    const files = modules.filter(({ project }) => project.name !== 'long').map(finished);
    writeFileSync(path, JSON.stringify(slowApiTests(files)));
  }
}
