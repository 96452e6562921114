import { expose } from '../../render/harness';
import { WholeForm, type RowProps } from '../whole-form';

function Row({ field, value, disabled, onChange }: RowProps) {
  const { name, kind, label, help } = field;
  return (
    <div className="row">
      {kind === 'radio' ? <span id={`${name}-label`}>{label}</span> : <label htmlFor={name}>{label}</label>}
      <Control field={field} value={value} disabled={disabled} onChange={onChange} />
      {help !== undefined && <small id={`${name}-help`}>{help}</small>}
    </div>
  );
}

function Control({ field, value, disabled, onChange }: RowProps) {
  const { name, kind, help, options } = field;
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
    case 'color':
    case 'text':
      return (
        <input
          {...shared}
          value={String(value)}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

expose(() => <WholeForm Row={Row} Save={(props) => <button type="button" {...props} />} />);
