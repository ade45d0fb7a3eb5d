import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { startApp } from '#test/start-app.ts'

/** Beyond the strictest set that the linter recommends: what makes a document one that a client can be written from. */
const furtherRules = [
  'array-parameter-serialization',
  'component-name-unique',
  'no-http-verbs-in-paths',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'no-required-schema-properties-undefined',
  'operation-description',
  'operation-singular-tag',
  'operation-tag-defined',
  'parameter-description',
  'path-http-verbs-order',
  'path-params-defined',
  'paths-kebab-case',
  'scalar-property-missing-example',
  'spec-strict-refs',
] as const

it("The API document is as Redocly's linter wants it, warnings included", async () => {
  const app = await startApp(await openBegunSqlite())
  const document = await (await app.request('/api/openapi.json')).text()
  await app.stop()
  const rules = Object.fromEntries(furtherRules.map((rule) => [rule, 'error' as const]))
  const config = await createConfig({ extends: ['recommended-strict'], rules })
  const findings = await lintFromString({ source: document, absoluteRef: '/openapi.json', config })
  expect(
    findings.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
  ).toEqual([])
})
