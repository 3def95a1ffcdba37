import { useNavigate, useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { isDay } from '../../../workbench/calendar/days.ts';
import { EventDetails } from './EventDetails.tsx';

/** One event at its own URL. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { params } = useUrlSearch();
  const day = params.get('on') ?? '';
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Event not found" to="calendar" button="Calendar">
        The address is mistyped or the event doesn't exist.
      </NotFoundMessage>
    );
  }
  return (
    <EventDetails
      id={id}
      place="page"
      day={isDay(day) ? day : null}
      onDetached={(createdId) => void navigate(linkTo('calendarEvent', { id: createdId }))}
      onClose={() => void navigate(linkTo('calendar'))}
    />
  );
}
