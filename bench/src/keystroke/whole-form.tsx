import { initialAppearance } from 'chatdeck/model';
import { appearanceBlock } from '../../../src/model/settings/appearance/appearance';
import { useState, type ComponentType, type ReactNode } from 'react';
import { sections, tabs, type Field, type Values } from './fields';
import { PlainPreview } from './plain-preview';
import './whole-form.css';

export interface RowProps {
  field: Field;
  value: string | boolean;
  disabled: boolean;
  onChange(value: string | boolean): void;
}

interface WholeFormProps {
  /** One field, as the library's documents write it. */
  Row: ComponentType<RowProps>;
  Save: ComponentType<{ children: ReactNode }>;
}

/** A form with all values in one state, fully rendered at each keystroke, and a preview of plain elements. */
export function WholeForm({ Row, Save }: WholeFormProps) {
  const [values, setValues] = useState<Values>(initialAppearance);
  return (
    <form>
      <h1>Appearance</h1>
      <nav>
        {tabs.map((tab) => (
          <a key={tab} href={`#${tab}`}>
            {tab}
          </a>
        ))}
      </nav>
      <div className="columns">
        <div>
          {sections.map(({ title, text, fields }) => (
            <section key={title}>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <div>
                {fields.map((field) => (
                  <Row
                    key={field.name}
                    field={field}
                    value={values[field.name]}
                    disabled={appearanceBlock(field.name, values, true) !== undefined}
                    onChange={(value) => setValues((former) => ({ ...former, [field.name]: value }))}
                  />
                ))}
                {fields.some(({ name }) => values[name] !== initialAppearance[name]) && <Save>Save Changes</Save>}
              </div>
            </section>
          ))}
        </div>
        <PlainPreview look={values} />
      </div>
    </form>
  );
}
