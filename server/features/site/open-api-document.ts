import { BROWSER_ID_HEADER, browserId } from '#contract/browser-id.ts';
import { type Access, BODY_MEDIA_TYPES, type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/errors.ts';
import { IDEMPOTENCY_KEY_HEADER, idempotencyKey } from '#contract/idempotency-key.ts';
import { apiDocsTexts } from '#contract/texts/site.ts';
import { z } from '#contract/zod.ts';

/** OpenAPI 3.1 of the whole contract, generated from the endpoint objects. */
export const openApiDocument = (publicUrl: URL) => ({
  openapi: '3.1.0',
  info: {
    title: apiDocsTexts.heading,
    version: '1',
    description: apiDocsTexts.description,
  },
  servers: [{ url: publicUrl.origin }],
  paths: openApiPaths,
  components,
});

const browserIdParameter = () => ({
  name: BROWSER_ID_HEADER,
  in: 'header',
  required: false,
  schema: jsonSchema(browserId, 'input'),
});

const idempotencyKeyParameter = () => ({
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  description: apiDocsTexts.idempotencyKey,
  schema: jsonSchema(idempotencyKey, 'input'),
});

function operation(endpoint: Endpoint) {
  const { summary, access, params, query, body, accepts = 'json' } = endpoint;
  return {
    summary,
    description: accessInWords(access),
    ...(access !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(endpoint.browserId ? [browserIdParameter()] : []),
      ...(endpoint.once ? [idempotencyKeyParameter()] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [BODY_MEDIA_TYPES[accepts]]: { schema: jsonSchema(body, 'input') } },
      },
    }),
    responses: {
      200: { description: apiDocsTexts.success, content: replyContent(endpoint) },
      ...errorResponses(endpoint),
    },
  };
}

function parameters(schema: Endpoint['params'], where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, propertySchema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: propertySchema,
  }));
}

function replyContent({ answers = 'json', contentType = 'text/plain', output }: Endpoint) {
  // A media type without a schema means raw bytes (OpenAPI 3.1).
  if (answers === 'bytes') return { [contentType]: {} };
  if (answers !== 'json') return { [contentType]: { schema: { type: 'string' } } };
  return { [BODY_MEDIA_TYPES.json]: { schema: output ? replySchema(output) : {} } };
}

/** Recursive schemas, such as a comment with its replies, are described once for the whole document. */
const nestedSchemas: Record<string, unknown> = {};

function replySchema(output: z.ZodMiniType) {
  const { $defs = {}, ...schema } = jsonSchema(output, 'output');
  Object.assign(nestedSchemas, pointingToComponents($defs));
  return pointingToComponents(schema);
}

const pointingToComponents = <T extends object>(schemas: T): T =>
  JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/')) as T;

function errorResponses({ access, errors, limits, params, query, body, path }: Endpoint) {
  const content =
    errors === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { [BODY_MEDIA_TYPES.json]: { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    ...((params ?? query ?? body) && { 400: { description: apiDocsTexts.badRequest, content } }),
    ...(access !== 'anyone' && { 401: { description: apiDocsTexts.unauthorized, content } }),
    ...(typeof access === 'object' && { 403: { description: apiDocsTexts.forbidden, content } }),
    ...(pathParameters(path).length > 0 && { 404: { description: apiDocsTexts.notFound, content } }),
    ...(limits && { 429: { description: apiDocsTexts.tooManyRequests, content } }),
  };
}

export function accessInWords(access: Access): string {
  if (access === 'anyone') return apiDocsTexts.forAnyone;
  if (access === 'loggedIn') return apiDocsTexts.forLoggedIn;
  if ('owner' in access) return apiDocsTexts.forOwner;
  return apiDocsTexts.forRoles(access.roles);
}

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

/** Generated once at start: there are hundreds of schemas, and each takes a moment. */
export const openApiPaths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = pathsOf(endpoints);

const components = {
  schemas: { Error: jsonSchema(errorBody, 'output'), ...nestedSchemas },
  securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
};

function pathsOf(listed: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of listed)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return paths;
}
