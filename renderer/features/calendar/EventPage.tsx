import { useNavigate, useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../kit/format/id.ts';
import { Missing } from '../../kit/page/Missing.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { isDay } from '../../kit/work/calendar/days.ts';
import { Event } from './Event.tsx';

/** One event on its own address. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { params } = useAddress();
  const day = params.get('on') ?? '';
  if (!isId(id)) {
    return (
      <Missing title="This event is not here" to="calendar" button="Calendar">
        Its address is not one of an event.
      </Missing>
    );
  }
  return (
    <Event
      id={id}
      place="page"
      day={isDay(day) ? day : null}
      onDetached={(made) => void navigate(linkTo('calendarEvent', { id: made }))}
      onClose={() => void navigate(linkTo('calendar'))}
    />
  );
}
