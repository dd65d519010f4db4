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
 * Prints the slowest test files, and the API tests over one second. With `TEST_ALL=1` those fail the run; otherwise they
 * do not, because a busy machine must not fail `npm test`.
 */
export default class SlowTestsReporter implements Reporter {
  private vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(finished);
    this.vitest?.logger.log(slowTestsReport(files));
    if (process.env['TEST_ALL'] === '1' && slowApiTests(files).length > 0) process.exitCode = 1;
  }
}
