"""`CommunityApi`: the parts of the HTTP API about people, one module of this folder each."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.http.api import (
    account_routes,
    admin_routes,
    moderation_routes,
    notice_routes,
    rating_routes,
    report_routes,
    social_routes,
    tournament_routes,
)
from hedgemaze.server.http.api.account_routes import AccountApi
from hedgemaze.server.http.api.admin_routes import AdminApi
from hedgemaze.server.http.api.moderation_routes import ModerationApi
from hedgemaze.server.http.api.notice_routes import NoticeApi
from hedgemaze.server.http.api.rating_routes import RatingApi
from hedgemaze.server.http.api.report_routes import ReportApi
from hedgemaze.server.http.api.social_routes import SocialApi
from hedgemaze.server.http.api.tournament_routes import TournamentApi
from hedgemaze.server.http.operations import ApiPart
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.people.people import People
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.presence import Presences
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.watching import WatchList
from hedgemaze.server.tournaments.tournaments import Tournaments


@dataclass(frozen=True, slots=True, kw_only=True)
class Community:
    """What a node does for people beside their rooms."""

    people: People
    lobby: Lobby
    ratings: Ratings
    notices: Notices
    social: Social
    challenges: ChallengeService
    presences: Presences
    tournaments: Tournaments
    admin: Admin


class CommunityApi:
    """The objects that serve the operations about people."""

    def __init__(self, service: Service, community: Community, limits: Limits) -> None:
        clock = service.clock
        self._admin = community.admin
        self._accounts = AccountApi(community.people, limits, clock)
        admin_api = AdminApi(community.admin, community.lobby)
        watch_list = WatchList(service)
        social = community.social, community.challenges, community.presences, watch_list
        self.parts = (
            ApiPart(self._accounts, account_routes.OPERATIONS),
            ApiPart(admin_api, admin_routes.OPERATIONS),
            ApiPart(ModerationApi(admin_api), moderation_routes.OPERATIONS),
            ApiPart(ReportApi(community.admin), report_routes.OPERATIONS),
            ApiPart(SocialApi(*social, limits, clock), social_routes.OPERATIONS),
            ApiPart(RatingApi(community.ratings, community.people.accounts, service.store), rating_routes.OPERATIONS),
            ApiPart(NoticeApi(community.notices, service, limits), notice_routes.OPERATIONS),
            ApiPart(TournamentApi(community.tournaments, limits, clock), tournament_routes.OPERATIONS),
        )

    @property
    def shared_limits(self) -> dict[str, Buckets]:
        """The limits that several nodes share, by the name under which they are stored."""
        return {
            "sign_ins": self._accounts.ceremonies,
            "recoveries": self._accounts.recoveries,
            "reports": self._admin.reports.rate,
            "admin": self._admin.tokens.attempts,
        }
