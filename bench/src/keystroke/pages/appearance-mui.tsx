import {
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { expose } from '../../render/harness';
import { WholeForm, type RowProps } from '../whole-form';

function Row({ field, value, disabled, onChange }: RowProps) {
  const { name, kind, label, help, options } = field;
  if (kind === 'switch') {
    return (
      <FormControl fullWidth margin="dense">
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(_event, checked) => onChange(checked)} />}
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
        <RadioGroup value={value} onChange={(_event, next) => onChange(next)}>
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
  return (
    <TextField
      id={name}
      multiline={kind === 'longText'}
      label={label}
      helperText={help}
      disabled={disabled}
      value={value}
      autoComplete="off"
      size="small"
      fullWidth
      margin="dense"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

expose(() => <WholeForm Row={Row} Save={(props) => <Button variant="contained" {...props} />} />);
