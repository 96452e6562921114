import {
  Autocomplete,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material';
import { Controller, FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { countries, initialValues, sections, tabs, type Field, type Values } from '../fields';
import { expose } from '../harness';

/** As both documents write it: `register` where a field is an input, `Controller` where it is not. */
function BehaviorForm() {
  const form = useForm<Values>({ defaultValues: initialValues });
  return (
    <FormProvider {...form}>
      <form>
        <Typography variant="h1">Behavior</Typography>
        <Tabs value={0}>
          {tabs.map((tab) => (
            <Tab key={tab} label={tab} />
          ))}
        </Tabs>
        <FormControlLabel control={<Switch defaultChecked />} label="Widget" />
        {sections.map(({ title, text, groups }) => (
          <section key={title}>
            <Typography variant="h2">{title}</Typography>
            <Typography>{text}</Typography>
            {groups.map((group) => (
              <div key={group.title ?? title} role="group">
                {group.title && <Typography variant="h3">{group.title}</Typography>}
                {group.fields.map((field) =>
                  field.needs === undefined ? (
                    <Row key={field.name} field={field} disabled={false} />
                  ) : (
                    <DependentRow key={field.name} field={field} needs={field.needs} />
                  ),
                )}
              </div>
            ))}
            <Save />
          </section>
        ))}
      </form>
    </FormProvider>
  );
}

function Save() {
  const { isDirty } = useFormState();
  return isDirty && <Button variant="contained">Save Changes</Button>;
}

interface RowProps {
  field: Field;
  disabled: boolean;
}

function DependentRow({ field, needs }: { field: Field; needs: string }) {
  const needed: unknown = useWatch({ name: needs });
  return <Row field={field} disabled={!needed} />;
}

function Row({ field, disabled }: RowProps) {
  const { register } = useFormContext<Values>();
  const { name, kind, label, help } = field;
  switch (kind) {
    case 'text':
    case 'number':
    case 'longText':
      return (
        <TextField
          {...register(name)}
          id={name}
          type={kind === 'number' ? 'number' : 'text'}
          multiline={kind === 'longText'}
          label={label}
          helperText={help}
          disabled={disabled}
          autoComplete="off"
          size="small"
          fullWidth
          margin="dense"
        />
      );
    case 'file':
      return (
        <FormControl fullWidth margin="dense">
          <FormLabel>{label}</FormLabel>
          <input type="file" />
          <FormHelperText>{help}</FormHelperText>
        </FormControl>
      );
    case 'switch':
    case 'select':
    case 'radio':
    case 'countries':
      return <ControlledRow field={field} disabled={disabled} />;
  }
}

function ControlledRow({ field, disabled }: RowProps) {
  const { name, kind, label, help, options = [] } = field;
  return (
    <Controller
      name={name}
      render={({ field: { value, ref, ...bound } }) => {
        if (kind === 'switch') {
          return (
            <FormControl fullWidth margin="dense">
              <FormControlLabel
                control={<Switch {...bound} slotProps={{ input: { ref } }} checked={Boolean(value)} />}
                label={label}
                disabled={disabled}
              />
              <FormHelperText>{help}</FormHelperText>
            </FormControl>
          );
        }
        if (kind === 'radio') {
          return (
            <FormControl margin="dense">
              <FormLabel>{label}</FormLabel>
              <RadioGroup {...bound} value={value}>
                {options.map((option) => (
                  <FormControlLabel
                    key={option.value}
                    value={option.value}
                    control={<Radio />}
                    label={
                      <>
                        {option.label} <Typography variant="caption">{option.help}</Typography>
                      </>
                    }
                  />
                ))}
              </RadioGroup>
            </FormControl>
          );
        }
        if (kind === 'countries') {
          return (
            <Autocomplete
              multiple
              size="small"
              options={countries}
              value={countries.filter((country) => (value as string[]).includes(country.value))}
              onChange={(_event, chosen) => bound.onChange(chosen.map((country) => country.value))}
              renderInput={(input) => <TextField {...input} label={label} helperText={help} margin="dense" />}
            />
          );
        }
        return (
          <TextField
            {...bound}
            inputRef={ref}
            select
            size="small"
            fullWidth
            margin="dense"
            id={name}
            label={label}
            helperText={help}
            disabled={disabled}
            value={value}
          >
            {options.map((option) => (
              <MenuItem key={option.value} value={option.value}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        );
      }}
    />
  );
}

expose(() => <BehaviorForm />);
