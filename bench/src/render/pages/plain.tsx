import { useState, type ReactNode } from 'react';
import { fields, initialValues, sections, tabs, type Field, type Values } from '../fields';
import { expose } from '../harness';
import './plain.css';

type OnEdit = (name: string, value: Values[string]) => void;

/** The floor: controlled inputs in one component, all of it rendered at each keystroke. Countries are typed as codes. */
function Form() {
  const [values, setValues] = useState(initialValues);
  const isDirty = fields.some(({ name }) => values[name] !== initialValues[name]);
  const onEdit: OnEdit = (name, value) => setValues((former) => ({ ...former, [name]: value }));
  return (
    <form>
      <h1>Behavior</h1>
      <nav>
        {tabs.map((tab) => (
          <a key={tab} href={`#${tab}`}>
            {tab}
          </a>
        ))}
      </nav>
      <label>
        <input type="checkbox" role="switch" defaultChecked /> Widget
      </label>
      {sections.map(({ title, text, groups }) => (
        <section key={title}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <div>
            {groups.map((group) => (
              <div key={group.title ?? title} role="group">
                {group.title && <h3>{group.title}</h3>}
                {group.fields.map((field) => (
                  <Row key={field.name} field={field} values={values} onEdit={onEdit} />
                ))}
              </div>
            ))}
            {isDirty && <button type="button">Save Changes</button>}
          </div>
        </section>
      ))}
    </form>
  );
}

function Row({ field, values, onEdit }: { field: Field; values: Values; onEdit: OnEdit }) {
  const { name, label, help, needs } = field;
  const control = controlOf(field, values[name] ?? '', needs !== undefined && !values[needs], (value) =>
    onEdit(name, value),
  );
  return (
    <div className="row">
      {field.kind === 'radio' ? <span id={`${name}-label`}>{label}</span> : <label htmlFor={name}>{label}</label>}
      {control}
      {help && <small id={`${name}-help`}>{help}</small>}
    </div>
  );
}

function controlOf(
  field: Field,
  value: Values[string],
  disabled: boolean,
  onChange: (value: Values[string]) => void,
): ReactNode {
  const { name, kind, options = [], help } = field;
  const shared = { id: name, name, disabled, ...(help && { 'aria-describedby': `${name}-help` }) };
  switch (kind) {
    case 'switch':
      return (
        <input
          {...shared}
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'select':
      return (
        <select {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'radio':
      return (
        <div role="radiogroup" aria-labelledby={`${name}-label`}>
          {options.map((option) => (
            <label key={option.value}>
              <input
                type="radio"
                name={name}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              {option.label} <small>{option.help}</small>
            </label>
          ))}
        </div>
      );
    case 'longText':
      return <textarea {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case 'file':
      return <input {...shared} type="file" />;
    case 'number':
    case 'text':
    case 'countries':
      return (
        <input
          {...shared}
          type={kind === 'number' ? 'number' : 'text'}
          value={String(value)}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

expose(() => <Form />);
