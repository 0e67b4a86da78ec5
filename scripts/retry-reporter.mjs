/** Vitest reporter: names each test that failed and passed when it was run again. */
export default class RetryReporter {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`passed on retry: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
