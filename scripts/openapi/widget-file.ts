import { widgetFileSchema } from '../../src/model/settings/across/widget-file';
import * as z from 'zod';
import type { Comments } from './comments';

/** The published JSON schema of a widget's file, with the comments of its source as descriptions. */
export function widgetFileJsonSchema({ fields }: Pick<Comments, 'fields'>): object {
  const texts = Object.assign({}, ...Object.values(fields)) as Record<string, string>;
  const schema = z.toJSONSchema(widgetFileSchema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      const { properties = {} } = jsonSchema;
      for (const [name, field] of Object.entries(properties)) {
        const description = texts[name];
        if (description !== undefined && typeof field === 'object') properties[name] = { ...field, description };
      }
    },
  });
  return { ...schema, title: 'Chatdeck widget', description: 'The settings of a widget, as exported by Chatdeck.' };
}
