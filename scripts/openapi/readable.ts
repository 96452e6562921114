import { errorCodes } from '../../src/model/calls/error-codes.ts';

type Json = Record<string, unknown>;
interface Rejection {
  properties: { Code: { enum: string[] } };
}

const meanings = Object.assign({}, ...Object.values(errorCodes)) as Record<string, string>;

/**
 * The contract for a page of it. The file has what each error code means once; a reader of a call needs the meanings of
 * the codes that this call answers with, and no other.
 */
export function makeReadable(document: Json): Json {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'Error' && isObject(value) && isObject(value.properties)) {
      return { ...value, properties: { ...value.properties, Code: { type: 'string', description: 'A stable code.' } } };
    }
    if (!isRejection(value)) return value;
    const codes = value.properties.Code.enum;
    const described = Object.fromEntries(codes.map((code) => [code, meanings[code]]));
    return { ...value, properties: { Code: { ...value.properties.Code, 'x-enumDescriptions': described } } };
  }) as Json;
}

function isRejection(value: unknown): value is Rejection {
  if (!isObject(value) || !isObject(value.properties)) return false;
  const { Code } = value.properties;
  return isObject(Code) && Array.isArray(Code.enum);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
